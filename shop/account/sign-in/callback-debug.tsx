import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callbackDebugText } from '#text/account/account-callback.ts'
import { Link } from '#ui/link.tsx'

type UrlPart = { id: string; where: 'search' | 'hash'; name: string; length: number }

/**
 * A-CB-01, A-CB-02, X-15: with debug routes on, lists the names and lengths of the callback parameters, never their
 * values, with links to the diagnostics pages. The parameters are no longer in the address by then.
 */
export function CallbackDebug() {
  const { pathname, search, hash } = useLocation()
  const [came] = useState({ search, hash })
  // The server renders the page without a query, so the parameters are known only after hydration.
  const [parts, setParts] = useState<UrlPart[] | null>(null)
  useEffect(() => setParts([...namesIn('search', came.search), ...namesIn('hash', came.hash)]), [came])
  return (
    <aside
      aria-label={callbackDebugText.title}
      className="mt-6 flex flex-col gap-2 rounded-picture bg-sunken px-4 py-3 text-sm text-ink-2"
    >
      <p className="font-semibold">{callbackDebugText.title}</p>
      <p>
        {callbackDebugText.path}: <bdi dir="ltr">{pathname}</bdi>
      </p>
      {parts?.length === 0 ? <p>{callbackDebugText.nothing}</p> : null}
      {parts?.map(({ id, where, name, length }) => (
        <p key={id}>
          <bdi dir="ltr">
            {where === 'search' ? '?' : '#'}
            {name}=…
          </bdi>{' '}
          ({callbackDebugText.hidden(length)})
        </p>
      ))}
      <p className="flex flex-wrap gap-x-4">
        <Link to="/google-auth-debug" className={LINK}>
          {callbackDebugText.toGoogle}
        </Link>
        <Link to="/auth-persistence-debug" className={LINK}>
          {callbackDebugText.toPersistence}
        </Link>
      </p>
    </aside>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand-ink underline'

/** The URL may contain anything, so only a text that looks like a name is shown. */
function namesIn(where: UrlPart['where'], text: string): UrlPart[] {
  return [...new URLSearchParams(text.replace(/^[?#]/, ''))].slice(0, 12).map(([name, value], at) => ({
    id: `${where}${at}`,
    where,
    name: /^[\w.-]{1,40}$/.test(name) ? name : callbackDebugText.strangeName,
    length: value.length,
  }))
}
