import { useId, useState, useSyncExternalStore } from 'react'
import { useFamilies } from '#browser/store/use-store.ts'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import { searchText } from '#text/catalog/search.ts'
import { classNames } from '#ui/class-names.ts'
import { ArrowRight, Search, X } from '#ui/icons.tsx'
import { type SearchFormState, useSearchForm } from './use-search-form.ts'

/** The limit without scripts, which cannot show an error: URLs have a maximum length. */
const MAX_WITHOUT_SCRIPT_LENGTH = 1000

const BUTTON = 'tap shrink-0 place-items-center rounded-control text-ink-2 hover:text-brand-ink'
/** Classes for the full-screen form of a phone. */
const ONLY_FULL = `${BUTTON} hidden group-open/search:grid`

/**
 * S-ROUTE-12, S-HDR-07: a plain form, so it works before scripts load and without suggestions; blank input is ignored.
 * On focus it loads suggestions, and on a phone fills the screen. With a `popoverId`, a phone shows it only after a
 * press of the popover's button.
 */
export function SearchForm({ popoverId, className }: { popoverId?: string; className?: string }) {
  const id = useId()
  const formId = popoverId ?? `${id}-form`
  const search = useSearchForm(popoverId !== undefined)
  const { SearchPanel, isOpen, isTooLong, text, activeId, finish } = search
  const [options, setOptions] = useState(0)

  return (
    <search className={className ?? 'block min-h-12'}>
      <form
        ref={search.formRef}
        id={formId}
        popover={popoverId && 'auto'}
        action="/products"
        onSubmit={search.submit}
        onBlur={search.closeOnBlur}
        className={classNames(
          'group/search relative open:fixed open:inset-0 open:m-0 open:flex open:size-full open:max-h-none open:max-w-none open:flex-col open:border-0 open:bg-surface open:p-0 open:text-ink-2',
          popoverId && 'search-popover',
        )}
      >
        <div className="relative group-open/search:flex group-open/search:items-center group-open/search:gap-1 group-open/search:border-b group-open/search:border-line group-open/search:p-2">
          <button
            type="button"
            popoverTarget={formId}
            popoverTargetAction="hide"
            aria-label={searchText.close}
            className={ONLY_FULL}
            onClick={finish}
          >
            <ArrowRight className="size-5.5" />
          </button>
          <SearchInput search={search} id={id} hasOptions={options > 0} />
          {isOpen && text !== '' ? (
            <button type="button" aria-label={searchText.erase} className={ONLY_FULL} onClick={search.erase}>
              <X className="size-5.5" />
            </button>
          ) : null}
          <button
            type="submit"
            aria-label={searchText.submit}
            className={`${BUTTON} grid not-group-open/search:absolute not-group-open/search:inset-y-0 not-group-open/search:start-1 not-group-open/search:my-auto`}
          >
            <Search className="size-5.5" />
          </button>
        </div>
        {isTooLong ? <TooLong id={`${id}-long`} length={text.trim().length} /> : null}
        {SearchPanel && isOpen && !isTooLong ? (
          <SearchPanel
            listId={`${id}-list`}
            words={text.trim()}
            activeId={activeId}
            onOptions={setOptions}
            onTaken={finish}
          />
        ) : null}
      </form>
    </search>
  )
}

type SearchInputProps = { search: SearchFormState; id: string; hasOptions: boolean }

function SearchInput({ search, id, hasOptions }: SearchInputProps) {
  const { current, isOpen, isTooLong, activeId, open } = search
  const families = useFamilies()
  const maxLength = useSyncExternalStore(
    subscribeToNothing,
    () => undefined,
    () => MAX_WITHOUT_SCRIPT_LENGTH,
  )
  return (
    <input
      // Remounts for a new URL, to show its search.
      key={current}
      ref={search.inputRef}
      type="search"
      aria-label={searchText.label}
      name="search"
      dir="auto"
      defaultValue={current}
      maxLength={maxLength}
      placeholder={searchText.placeholder(families)}
      autoComplete="off"
      enterKeyHint="search"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen && hasOptions}
      aria-controls={`${id}-list`}
      aria-activedescendant={(isOpen && activeId) || undefined}
      aria-invalid={isTooLong || undefined}
      aria-describedby={isTooLong ? `${id}-long` : undefined}
      onFocus={open}
      onClick={open}
      onInput={search.onInput}
      onKeyDown={search.onKeyDown}
      className="min-h-12 w-full rounded-[18px] border-[1.5px] border-transparent bg-sunken ps-13 pe-4 text-start text-body placeholder-shown:[direction:rtl] text-ink transition-colors hover:border-line focus-visible:border-brand focus-visible:bg-surface focus-visible:outline-none focus-visible:ring-4 focus-visible:ring-brand-soft-2 aria-invalid:border-danger group-open/search:ps-4"
    />
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}

function TooLong({ id, length }: { id: string; length: number }) {
  return (
    <p
      id={id}
      role="alert"
      className="absolute inset-x-0 top-full z-10 mt-2 rounded-control bg-danger-soft p-3 text-sm font-medium text-danger shadow-float group-open/search:static group-open/search:m-3 group-open/search:shadow-none"
    >
      {searchText.tooLong(MAX_SEARCH_LENGTH, length)}
    </p>
  )
}
