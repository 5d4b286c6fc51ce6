// A real OpenID provider on this machine, in Google's place: people sign in at it by choosing who they are.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type AccountClaims } from 'oidc-provider'

export const CLIENT = { clientId: 'aleef-of-the-tests', clientSecret: 'a secret between provider and shop' }

export type OpenIdProvider = {
  discoveryUrl: string
  /** What the provider says of a person, by the name with which they sign in. */
  people: Map<string, Omit<AccountClaims, 'sub'>>
  /** Does what a browser does with the address of the sign-in page; gives where it is sent in the end. */
  signIn(authorizationUrl: string, person: string): Promise<URL>
  refuse(authorizationUrl: string): Promise<URL>
  close(): Promise<void>
}

type Options = {
  /** Where it may send people back to. */
  redirectUri: string
  port?: number
  /** How the shop must prove itself to it. */
  authentication?: 'client_secret_basic' | 'client_secret_post'
  /** False: the e-mail is told at the userinfo endpoint only, as the standard has it. */
  claimsInIdToken?: boolean
  /** Dates its ID tokens back: they may have expired before they arrive. */
  secondsBehind?: number
}

export async function startOpenIdProvider({
  redirectUri,
  port = 0,
  authentication = 'client_secret_basic',
  claimsInIdToken = true,
  secondsBehind = 0,
}: Options): Promise<OpenIdProvider> {
  const people: OpenIdProvider['people'] = new Map()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(origin, {
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: authentication,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: !claimsInIdToken,
    cookies: { keys: ['cookies of the provider of the tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => {
      const claims = people.get(id)
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) }
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    // Signing in is consent: the shop requests no scope that Google would ask about again.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        accountId: ctx.oidc.session?.accountId ?? '',
        clientId: ctx.oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: { IdToken: 3600, AccessToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
  })
  provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { id_token?: string } | undefined
    if (body?.id_token) body.id_token = dateBack(body.id_token, secondsBehind, privateKey)
  })
  const respond = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response)
    else void respond(request, response)
  })

  return {
    discoveryUrl: `${origin}/.well-known/openid-configuration`,
    people,
    signIn: (url, person) => walk(url, origin, `person=${encodeURIComponent(person)}`),
    refuse: (url) => walk(url, origin, 'refuse=1'),
    close: () => closeServer(server),
  }
}

/** The same token, issued and expired that much earlier, under a signature that is as good. */
function dateBack(token: string, seconds: number, key: KeyObject): string {
  const [header, payload] = token.split('.') as [string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const earlier = { ...claims, iat: claims.iat - seconds, exp: claims.exp - seconds }
  const signed = `${header}.${Buffer.from(JSON.stringify(earlier)).toString('base64url')}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

/** The provider's page: a button for each person, and one to go back without. */
async function interact(
  provider: Provider,
  people: OpenIdProvider['people'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://provider')
  const person = searchParams.get('person')
  if (person !== null) {
    await provider.interactionFinished(request, response, { login: { accountId: person } })
    return
  }
  if (searchParams.has('refuse')) {
    const refusal = { error: 'access_denied', error_description: 'The resource owner denied the request' }
    await provider.interactionFinished(request, response, refusal)
    return
  }
  const links = [...people.keys()].map(
    (name) => `<p><a href="?person=${encodeURIComponent(name)}">${name}</a></p>`,
  )
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><title>Provider</title><link rel="icon" href="data:,">${links.join('')}<p><a href="?refuse=1">Refuse</a></p>`,
  )
}

/** Follows redirects as a browser would, and chooses on the page of the provider. */
async function walk(start: string, origin: string, choice: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  for (let step = 0; step < 10; step++) {
    if (url.origin !== origin) return url
    if (url.pathname.startsWith('/interaction/')) url.search = choice
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('Location')
    if (next === null) throw new Error(`the provider stopped at ${url.pathname}: ${await response.text()}`)
    url = new URL(next, url)
  }
  throw new Error('the provider goes round in circles')
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  const closed = once(server, 'close')
  server.close()
  await closed
}
