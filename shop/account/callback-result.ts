// What came back from Google in the address of /auth/callback, in its query or in its fragment (A-CB-04).
import { callbackText } from '#text/account-callback.ts'

export type CallbackResult =
  | { kind: 'code'; code: string; state: string; iss?: string }
  | { kind: 'error'; sentence: string; code: string; description: string }
  | { kind: 'nothing' }

export function readCallback({ search, hash }: { search: string; hash: string }): CallbackResult {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => query.get(name) ?? fragment.get(name) ?? ''
  const error = read('error')
  const description = read('error_description')
  if (error || description) {
    const known: Record<string, string> = callbackText.errors
    const sentence = Object.hasOwn(known, error) ? known[error] : undefined
    return {
      kind: 'error',
      sentence: sentence ?? callbackText.failed,
      code: /^[a-z_]{3,40}$/.test(error) ? error : '',
      description: readable(description),
    }
  }
  const [code, state, iss] = [read('code'), read('state'), read('iss')]
  return code && state ? { kind: 'code', code, state, ...(iss && { iss }) } : { kind: 'nothing' }
}

const MAX_LENGTH = 160

/** Anybody can write such an address: what could send a person elsewhere is not repeated. */
function readable(description: string): string {
  const text = description
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > MAX_LENGTH || /:\/\/|www\.|@|\p{Nd}{5}/iu.test(text) ? '' : text
}
