import { useEffect, useState } from 'react'
import { authText as text } from '#text/account/account.ts'
import { buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

export type GoogleState = 'on' | 'off' | 'off-with-hint'

/** A-AUTH-04: a divider, the link to Google and a note; renders nothing without Google. */
export function GoogleSignIn({ state, returnPath }: { state: GoogleState; returnPath: string }) {
  if (state === 'off') return null
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </p>
      {state === 'on' ? (
        <GoogleButton returnPath={returnPath} />
      ) : (
        <p className="rounded-picture bg-sunken px-4 py-3 text-sm text-ink-2">
          {text.googleMissing}{' '}
          <bdi dir="ltr" className="wrap-anywhere">
            GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET
          </bdi>
        </p>
      )}
    </div>
  )
}

/** A plain link, since Google's page replaces this one. */
function GoogleButton({ returnPath }: { returnPath: string }) {
  const [leaving, setLeaving] = useState(false)
  // Back from Google's page restores this one from the back/forward cache, still pending.
  useEffect(() => {
    const cameBack = () => setLeaving(false)
    addEventListener('pageshow', cameBack)
    return () => removeEventListener('pageshow', cameBack)
  }, [])
  const query = returnPath === '/' ? '' : `?return=${encodeURIComponent(returnPath)}`
  return (
    <>
      <a
        href={`/api/auth/google${query}`}
        className={buttonClass({ variant: 'outline', size: 'lg', block: true })}
        aria-describedby="google-note"
        onClick={() => setLeaving(true)}
      >
        {leaving ? <Spinner /> : <GoogleMark />}
        {leaving ? text.toGoogle : text.google}
      </a>
      <p id="google-note" className="text-center text-sm text-ink-3">
        {text.googleNote}
      </p>
    </>
  )
}

/** In Google's prescribed colours, on a white disc so that they work in dark mode. */
function GoogleMark() {
  return (
    <span aria-hidden className="grid size-7 place-items-center rounded-pill bg-white">
      <svg viewBox="0 0 48 48" className="size-4.5!" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2 5.100-4.400 6.700v5.500h7.100c4.200-3.800 6.600-9.500 6.600-16.200z"
        />
        <path
          fill="#34A853"
          d="M24 46c6 0 11-2 14.600-5.300l-7.100-5.500c-2 1.300-4.500 2.100-7.500 2.100-5.700 0-10.600-3.900-12.300-9.100H4.300v5.700C8 41.100 15.400 46 24 46z"
        />
        <path
          fill="#FBBC05"
          d="M11.700 28.200c-.4-1.300-.7-2.700-.7-4.200s.2-2.900.7-4.200v-5.700H4.300C2.900 17.100 2 20.400 2 24s.9 6.900 2.300 9.900l7.400-5.700z"
        />
        <path
          fill="#EA4335"
          d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300C34.900 4.200 29.900 2 24 2 15.400 2 8 6.900 4.300 14.100l7.400 5.700c1.700-5.200 6.600-9 12.300-9z"
        />
      </svg>
    </span>
  )
}
