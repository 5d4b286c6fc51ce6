import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminListText } from '#text/admin/shell.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Typing that pauses this long is a search; Enter does not wait. */
const PAUSE_MS = 300
/** What a list can be searched for at most. */
const MAX_LENGTH = 100

/** The search of a list. `value` is what the address says; `onSearch` writes it there. */
export function SearchField({
  label = adminListText.search,
  placeholder,
  value,
  onSearch,
}: {
  label?: string
  /** What can be searched for: «الرقم أو الاسم أو الهاتف». */
  placeholder: string
  value: string
  onSearch: (words: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const said = useRef(value)
  // The address changed by itself: Back, or a filter that was taken out. One that only follows what was typed here,
  // late as it may come, takes nothing from the field.
  if (value !== shown) {
    setShown(value)
    if (value !== said.current) {
      said.current = value
      setTyped(value)
    }
  }
  const words = typed.trim()
  useEffect(() => {
    if (words === said.current) return
    const timer = setTimeout(() => search(words), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  function search(next: string) {
    said.current = next
    onSearch(next)
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search(words)
        }}
      >
        <TextField
          label={label}
          labelHidden
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          icon={<Search aria-hidden />}
          className="min-h-12!"
          end={
            typed ? (
              <IconButton
                label={adminListText.clearSearch}
                icon={<X aria-hidden />}
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
