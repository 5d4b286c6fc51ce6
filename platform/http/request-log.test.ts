import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ShopEnv } from '#http/shop-env.ts'
import type { Log } from '#platform/process/log.ts'
import { loggedPath, requestLog } from './request-log.ts'

describe('the request log (Z-11)', () => {
  it('records method, path and status, without personal data', async () => {
    const lines: unknown[] = []
    const write = (line: unknown) => void lines.push(line)
    const app = new Hono<ShopEnv>()
    app.use(requestLog({ info: write, warn: write, error: write } as unknown as Log))
    app.all('*', (c) => c.text('', c.req.path === '/broken' ? 500 : 200))
    await app.request('/orders?token=secret-token', {
      method: 'POST',
      body: 'secret-body',
      headers: { Cookie: 'secret-cookie', Authorization: 'secret-auth' },
    })
    await app.request('/broken')
    expect(lines).toMatchObject([
      { method: 'POST', path: '/orders', status: 200 },
      { method: 'GET', path: '/broken', status: 500 },
    ])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it.each([
    ['/animals/12', '/animals/12'],
    ['/users/salam@aleef.om/edit', '/users/…/edit'],
    ['/call/+96891234567', '/call/…'],
    ['/orders/ALF12345678ABCD', '/orders/…'],
    ['/%D8%B3%D8%A7%D9%84%D9%85', '/…'],
    ['/api/found/7K3MQ9XR2VABCDTW/picture', '/api/found/…/picture'],
    ['/p/7k3m-q9xr-2vab-cdtw', '/p/…'],
    ['/p/ABCDEFGHJKMNPQRS.data', '/p/…'],
    ['/assets/app.css', '/assets/app.css'],
    [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
  ])('shows %s as %s', (path, shown) => {
    expect(loggedPath(path)).toBe(shown)
  })
})
