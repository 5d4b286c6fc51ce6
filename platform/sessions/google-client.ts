// Sign-in with Google: OpenID Connect by the provider's own discovery document, authorization code with PKCE,
// state and nonce. openid-client checks issuer, audience, expiry, nonce and signature of what comes back.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'

/** nobody waits longer for any one response of Google's. */
const TIMEOUT_SECONDS = 10
const CLOCK_TOLERANCE_SECONDS = 60
/** How long Google's discovery document, and its keys, are cached. */
const DISCOVERY_LIFE_MS = 60 * 60 * 1000
const SCOPES = 'openid email profile'

export type GoogleOptions = { clientId: string; clientSecret: string; discoveryUrl: string }

/** The query of the callback; `iss` as in RFC 9207. */
type GoogleCallback = { code: string; state: string; iss?: string | undefined }

/** What must come back unchanged, or prove that it belongs to this try. */
export type GoogleSecrets = { state: string; nonce: string; verifier: string }

/** The identity according to Google. `email` is absent unless Google has verified it. */
export type GoogleIdentity = { subject: string; email?: string; name: string; picture?: string }

export type GoogleClient = {
  /** The address to send the browser to. Throws when Google cannot be reached. */
  begin(): Promise<{ url: string; secrets: GoogleSecrets }>
  /** Exchanges the code for the identity. Throws when Google refuses, is away, or responds wrongly. */
  finish(callback: GoogleCallback, secrets: GoogleSecrets): Promise<GoogleIdentity>
}

export function createGoogleClient(
  options: GoogleOptions,
  redirectUri: string,
  timeout = TIMEOUT_SECONDS,
): GoogleClient {
  let known: { at: number; configuration: Promise<Configuration> } | undefined

  function configuration(): Promise<Configuration> {
    if (known && performance.now() - known.at < DISCOVERY_LIFE_MS) return known.configuration
    const asked = {
      at: performance.now(),
      configuration: discover(options, ClientSecretBasic(options.clientSecret), timeout),
    }
    known = asked
    // A failure is not cached: the next call tries again.
    asked.configuration.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.configuration
  }

  return {
    async begin() {
      const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPES,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets }
    },

    async finish({ code, state, iss }, secrets) {
      const callback = new URL(redirectUri)
      callback.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
      const usual = await configuration()
      const tokens = await exchange(usual, callback, secrets).catch(async (error) => {
        // Providers list the supported client authentication methods, but not the one this client is registered with.
        if (!isOtherWayWanted(error)) throw error
        const other = discover(options, ClientSecretPost(options.clientSecret), timeout)
        const tokens = await exchange(await other, callback, secrets)
        known = { at: performance.now(), configuration: other }
        return tokens
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      if (claims.email !== undefined) return toIdentity(claims)
      return toIdentity(await fetchUserInfo(usual, tokens.access_token, claims.sub))
    },
  }
}

function exchange(configuration: Configuration, callback: URL, { state, nonce, verifier }: GoogleSecrets) {
  return authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
}

function discover(
  { clientId, clientSecret, discoveryUrl }: GoogleOptions,
  authentication: ReturnType<typeof ClientSecretBasic>,
  timeout: number,
): Promise<Configuration> {
  const insecure = discoveryUrl.startsWith('http:') ? [allowInsecureRequests] : []
  return discovery(
    // Given the issuer's URL, discovery checks that the document names that issuer; given the document's, not (Z-12).
    new URL(discoveryUrl.replace(/\/\.well-known\/openid-configuration$/, '')),
    clientId,
    { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    authentication,
    { timeout, execute: [enableNonRepudiationChecks, ...insecure] },
  )
}

/** True if Google or the network failed, so that a later retry makes sense. */
export function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed'
  return error instanceof ClientError && OUTAGES.includes(error.code ?? '')
}

const OUTAGES = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]

function isOtherWayWanted(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === 'invalid_client'
}

function toIdentity(claims: Pick<IDToken, 'sub'> & Record<string, unknown>): GoogleIdentity {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const email = claims.email_verified === true ? text(claims.email) : ''
  const picture = text(claims.picture)
  return {
    subject: claims.sub,
    name: text(claims.name) || `${text(claims.given_name)} ${text(claims.family_name)}`,
    ...(email !== '' && { email }),
    ...(isPicture(picture) && { picture }),
  }
}

/** Only a short https URL is stored as a picture (A-AUTH-17). */
function isPicture(url: string): boolean {
  return url.length <= 500 && URL.canParse(url) && new URL(url).protocol === 'https:'
}
