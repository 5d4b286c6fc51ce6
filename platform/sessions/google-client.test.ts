import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createGoogleClient } from './google-client.ts'

/** Its discovery document names `issuer`, or the server's own address. */
async function openProvider(issuer?: string): Promise<string> {
  const server = createServer((_, response) => {
    const own = `http://localhost:${(server.address() as AddressInfo).port}`
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ issuer: issuer ?? own, authorization_endpoint: `${own}/auth` }))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/.well-known/openid-configuration`
}

it('Z-12: rejects a discovery document that names another issuer', async () => {
  const begin = async (issuer?: string) => {
    const options = {
      clientId: 'shop',
      clientSecret: 'of the shop',
      discoveryUrl: await openProvider(issuer),
    }
    return createGoogleClient(options, 'http://shop.test/auth/callback').begin()
  }
  await expect(begin()).resolves.toMatchObject({ url: expect.stringContaining('/auth?') })
  await expect(begin('https://accounts.google.com')).rejects.toMatchObject({
    code: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  })
})
