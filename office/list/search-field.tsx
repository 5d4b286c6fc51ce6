import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { wrongFields } from '#browser/form-errors.ts'
import { officeSearch } from '#contract/admin/search.ts'
import { adminListText } from '#text/admin/shell.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The debounce of typing; Enter searches at once. */
const PAUSE_MS = 300

type SearchFieldProps = {
  label?: string
  /** The searchable fields: «الرقم أو الاسم أو الهاتف». */
  placeholder: string
  value: string
  onValue: (words: string) => void
}

/** The search of a list. `value` comes from the URL; `onValue` writes it there. */
export function SearchField({ label = adminListText.search, placeholder, value, onValue }: SearchFieldProps) {
  const { typed, setTyped, words, search } = useTyping(value, onValue)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!tooLong(words)) search(words)
        }}
      >
        <TextField
          label={label}
          labelHidden
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          error={tooLong(words)}
          onValue={setTyped}
          icon={<Search />}
          className="min-h-12!"
          end={
            typed ? (
              <IconButton
                label={adminListText.clearSearch}
                icon={<X />}
                onClick={() => {
                  setTyped('')
                  search('')
                }}
              />
            ) : null
          }
        />
      </form>
    </search>
  )
}

/** What is typed, searched for after a pause. */
function useTyping(value: string, onValue: (words: string) => void) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const lastSearch = useRef(value)
  // The URL was changed elsewhere (Back, a removed filter), so the field follows it. A late URL change that only results
  // from typing here does not overwrite the field.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== lastSearch.current) {
      lastSearch.current = value
      setTyped(value)
    }
  }
  const words = typed.trim()
  useEffect(() => {
    if (words === lastSearch.current || tooLong(words)) return
    const timer = setTimeout(() => search(words), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  function search(next: string) {
    lastSearch.current = next
    onValue(next)
  }

  return { typed, setTyped, words, search }
}

function tooLong(words: string): string | undefined {
  return wrongFields(officeSearch, { search: words }).search
}
