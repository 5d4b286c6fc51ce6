import { safeReturnPath } from '#domain/accounts/return-path.ts'

/** The sign-in URL that returns to `from`. */
export function signInPath(from: string): string {
  const back = safeReturnPath(from)
  return back === '/' ? '/auth' : `/auth?return=${encodeURIComponent(back)}`
}
