import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aleef-environment-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const read = (variables: Record<string, string>) => readEnvironment({ DATA_DIR: dataDir, ...variables })

  it('is a development shop on this machine only when nothing is set', () => {
    expect(read({})).toMatchObject({
      development: true,
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      webConcurrency: 1,
      debugRoutes: true,
      rateLimitScale: 1,
    })
  })

  it('opens the shop to the network and closes the debug routes in production (X-03)', () => {
    expect(read({ NODE_ENV: 'production', BASE_URL: 'https://aleef.example/' })).toMatchObject({
      development: false,
      host: undefined,
      baseUrl: 'https://aleef.example',
      origins: ['https://aleef.example'],
      debugRoutes: false,
    })
  })

  it('enables Google only with id and secret together, at Google’s own URL by default (X-59)', () => {
    const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(read({}).google).toBeUndefined()
    expect(read(both).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
    })
    const near = 'http://127.0.0.1:4000/.well-known/openid-configuration'
    expect(read({ ...both, GOOGLE_DISCOVERY_URL: near }).google?.discoveryUrl).toBe(near)
    expect(() => read({ GOOGLE_CLIENT_ID: 'id' })).toThrow(EnvironmentError)
  })

  it('reports the missing variables of a bucket for pictures (X-40)', () => {
    const whole = {
      MEDIA_S3_BUCKET: 'pictures',
      MEDIA_S3_ACCESS_KEY_ID: 'id',
      MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(read({}).mediaBucket).toBeUndefined()
    expect(read(whole).mediaBucket).toMatchObject({ bucket: 'pictures', region: 'us-east-1' })
    expect(() => read({ MEDIA_S3_BUCKET: 'pictures' })).toThrow(EnvironmentError)
    expect(() => read({ ...whole, MEDIA_S3_ENDPOINT: 'ftp://store.example' })).toThrow('MEDIA_S3_ENDPOINT')
  })

  it('reports an unusable data folder', () => {
    expect(() => read({ DATA_DIR: '/etc/passwd' })).toThrow(
      new EnvironmentError('DATA_DIR must be a folder that can be written (it is "/etc/passwd": ENOTDIR).'),
    )
  })

  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined })
  })

  it('creates the secret once, readable by its owner only', () => {
    const first = read({}).authSecret
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(read({}).authSecret).toBe(first)
    const file = join(dataDir, 'auth-secret')
    expect(readFileSync(file, 'utf8').trim()).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('reads trusted proxies by address and by network', () => {
    const { trustedProxies } = read({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7 ::1' })
    expect(trustedProxies.check('10.9.8.7')).toBe(true)
    expect(trustedProxies.check('192.0.2.7')).toBe(true)
    expect(trustedProxies.check('192.0.2.8')).toBe(false)
    expect(trustedProxies.check('::1', 'ipv6')).toBe(true)
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['BASE_URL', 'aleef.example'],
    ['BASE_URL', 'ftp://aleef.example'],
    ['BASE_URL', 'https://aleef.example/shop'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SMTP_URL', 'localhost:25'],
    ['MAIL_FROM', 'shop'],
    ['GOOGLE_DISCOVERY_URL', 'http://accounts.example/.well-known/openid-configuration'],
    ['AUTH_SECRET', 'short'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '2.5'],
    ['MAX_CONNECTIONS', '5'],
    ['DEBUG_ROUTES', 'yes'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['RATE_LIMIT_SCALE', 'off'],
    ['NODE_ENV', 'prod'],
  ])('names %s in one line when it is %s', (name, value) => {
    const refused = () => read({ [name]: value })
    expect(refused).toThrow(EnvironmentError)
    expect(refused).toThrow(new RegExp(`^${name} must be .+\\.$`))
  })

  it('never repeats a secret in an error (Z-11)', () => {
    expect(() => read({ DATABASE_URL: 'mysql://shop:hunter2@localhost/shop' })).toThrow(/^(?!.*hunter2)/s)
  })
})
