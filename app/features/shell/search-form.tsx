import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shellText } from '#text/shell.ts'

/** The longest search the API takes (contract/catalog.ts). */
const MAX_SEARCH = 200

/** S-ROUTE-12, S-HDR-07: a form that also works before any script is there; blank is ignored. */
export function SearchForm({ autoFocus = false, onSearch }: { autoFocus?: boolean; onSearch?: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const current = pathname === '/products' ? (new URLSearchParams(search).get('search') ?? '') : ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (text === '') return
    navigate(`/products?${new URLSearchParams({ search: text })}`)
    onSearch?.()
  }

  return (
    <search>
      <form action="/products" onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {shellText.search.label}
        </label>
        <input
          // A new address brings its own words into the box.
          key={current}
          id={id}
          type="search"
          name="search"
          dir="auto"
          defaultValue={current}
          maxLength={MAX_SEARCH}
          placeholder={shellText.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for the search box to open
          autoFocus={autoFocus}
          className="min-h-12 w-full rounded-[18px] border-[1.5px] border-transparent bg-sunken ps-13 pe-4 text-start text-body placeholder-shown:[direction:rtl] text-ink transition-colors hover:border-line focus-visible:border-brand focus-visible:bg-surface focus-visible:outline-none focus-visible:ring-4 focus-visible:ring-brand-soft-2"
        />
        <button
          type="submit"
          aria-label={shellText.search.submit}
          className="tap absolute inset-y-0 start-1 my-auto grid place-items-center rounded-control text-ink-2 hover:text-brand-ink"
        >
          <Search aria-hidden className="size-5.5" />
        </button>
      </form>
    </search>
  )
}
