// Parses what Google returns to /auth/callback, from the query or the fragment (A-CB-04).
import { callbackText } from '#text/account/account-callback.ts'

export type CallbackResult =
  | { kind: 'code'; code: string; state: string; iss?: string }
  | { kind: 'error'; sentence: string; code: string; description: string }
  | { kind: 'nothing' }

export function readCallback({ search, hash }: { search: string; hash: string }): CallbackResult {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const parameter = (name: string) => query.get(name) ?? fragment.get(name) ?? ''
  const error = parameter('error')
  const description = parameter('error_description')
  if (error || description) {
    const sentences: Record<string, string> = callbackText.errors
    const sentence = Object.hasOwn(sentences, error) ? sentences[error] : undefined
    return {
      kind: 'error',
      sentence: sentence ?? callbackText.failed,
      code: /^[a-z_]{3,40}$/.test(error) ? error : '',
      description: readable(description),
    }
  }
  const [code, state, iss] = [parameter('code'), parameter('state'), parameter('iss')]
  return code && state ? { kind: 'code', code, state, ...(iss && { iss }) } : { kind: 'nothing' }
}

const MAX_LENGTH = 160

/** Anybody can craft this URL, so a description that contains a link, an address or a phone number is not shown. */
function readable(description: string): string {
  const text = description
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > MAX_LENGTH || /:\/\/|www\.|@|\p{Nd}{5}/iu.test(text) ? '' : text
}
