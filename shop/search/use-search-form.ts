import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import { usePart } from '#ui/use-part.ts'
import { rememberSearch } from './recent-searches.ts'
import { searchPath } from './search-path.ts'
import { useCombobox } from './use-combobox.ts'
import { useFullScreen } from './use-full-screen.ts'

const loadSearchPanel = () => import('./search-panel.tsx').then((module) => module.SearchPanel)

export type SearchFormState = ReturnType<typeof useSearchForm>

/** State of the search form: its input, and whether its list is open. `isPopover`: a phone shows it by a button. */
export function useSearchForm(isPopover: boolean) {
  const formRef = useRef<HTMLFormElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const current = useSearchOfPage()
  const [text, setText] = useState(current)
  const [isOpen, setIsOpen] = useState(false)
  const SearchPanel = usePart(loadSearchPanel, isOpen)
  const open = useCallback(() => {
    setText(inputRef.current?.value ?? '')
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  useFullScreen(formRef, isOpen && (SearchPanel !== null || isPopover), close)
  useEffect(() => {
    // The field was focused before hydration.
    if (document.activeElement === inputRef.current) open()
  }, [open])
  const { activeId, forgetActive, onKeyDown } = useCombobox(formRef, { isOpen, open, close })

  /** After a search: hides the list and the phone's keyboard. */
  function finish() {
    inputRef.current?.blur()
    close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const words = inputRef.current?.value.trim() ?? ''
    if (words === '') return
    setText(words)
    if (words.length > MAX_SEARCH_LENGTH) return
    rememberSearch(words)
    void navigate(searchPath(words))
    finish()
  }

  function onInput() {
    forgetActive()
    open()
  }

  function erase() {
    if (inputRef.current) inputRef.current.value = ''
    onInput()
    inputRef.current?.focus()
  }

  function closeOnBlur(event: FocusEvent<HTMLFormElement>) {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  const isTooLong = text.trim().length > MAX_SEARCH_LENGTH
  const verbs = { open, erase, finish, submit, closeOnBlur, onInput, onKeyDown }
  return { formRef, inputRef, current, text, isTooLong, isOpen, activeId, SearchPanel, ...verbs }
}

function useSearchOfPage(): string {
  const { pathname, search } = useLocation()
  const isCatalogue = pathname === '/products' || pathname === '/products-old'
  return isCatalogue ? (new URLSearchParams(search).get('search') ?? '') : ''
}
