import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQuery } from '@tanstack/react-query'
import { ScanBarcode, Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { queryOf, sentenceOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { Price } from '#browser/price/price.tsx'
import { useSettled } from '#browser/use-settled.ts'
import type { CounterItem } from '#contract/admin/counter.ts'
import { officeSearch } from '#contract/admin/search.ts'
import { readBarcode } from '#domain/catalog/barcode.ts'
import { ItemThumb } from '#office/list/thumb.tsx'
import { counterText as text } from '#text/admin/counter.ts'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Key } from './key.tsx'
import { problemOf } from './till.ts'

type ItemSearchProps = {
  field: RefObject<HTMLInputElement | null>
  /** Returns why it cannot be sold; null if it was added. */
  onChoose: (item: CounterItem) => string | null
  onScan: (code: string) => void
  /** Null if the browser cannot read barcodes. */
  onCamera: (() => void) | null
}

/** A search by name, number or barcode: Enter adds the highlighted item and clears the field. */
export function ItemSearch({ field, onChoose, onScan, onCamera }: ItemSearchProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { matches, error, note } = useMatches(typed)

  function type(value: string) {
    setTyped(value)
    setProblem(null)
  }

  function choose(item: CounterItem) {
    const refused = onChoose(item)
    setProblem(refused)
    if (!refused) setTyped('')
    field.current?.focus()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isCode(typed)) return
    event.preventDefault()
    event.stopPropagation()
    onScan(typed.trim())
    type('')
  }

  return (
    <div className="flex flex-col gap-2" onKeyDownCapture={press}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={matches}
        value={typed}
        onValueChange={(value, { reason }) => reason === 'input-change' && type(value)}
        itemToStringValue={({ nameArabic }: CounterItem) => nameArabic}
      >
        <SearchInput field={field} onCamera={onCamera} />
        {problem ? <FieldError>{problem}</FieldError> : null}
        {error ? <FieldError>{error}</FieldError> : null}
        <Autocomplete.Empty className="px-4 py-2 text-md text-ink-3 empty:p-0">{note}</Autocomplete.Empty>
        <Autocomplete.List
          aria-label={text.results}
          className="rounded-card bg-surface p-2 shadow-card data-empty:hidden"
        >
          {(item: CounterItem) => <Found key={item.id} item={item} onChoose={() => choose(item)} />}
        </Autocomplete.List>
      </Autocomplete.Root>
    </div>
  )
}

/** The items that match the words, once typing pauses; a code is scanned instead. */
function useMatches(typed: string) {
  const words = useSettled(typed.trim())
  const wrong = wrongFields(officeSearch, { search: words }).search
  const { data, error: failure } = useQuery({
    ...queryOf('GET /api/admin/counter/items', { query: { search: words } }),
    enabled: words !== '' && !isCode(words) && !wrong,
    staleTime: 0,
  })
  const isSettled = words === typed.trim()
  const matches = typed.trim() && isSettled ? (data?.items ?? []) : []
  const error = wrong ?? (isSettled && failure ? sentenceOf(failure) : null)
  const isAsked = typed.trim() !== '' && !isCode(typed) && !error
  const note = isAsked ? (data && isSettled ? text.nothing : text.searching) : null
  return { matches, error, note }
}

function SearchInput({ field, onCamera }: Pick<ItemSearchProps, 'field' | 'onCamera'>) {
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-control bg-surface px-4 text-ink-3 shadow-card focus-within:shadow-[inset_0_0_0_2px_var(--color-brand)] [&_svg]:size-5">
      <Search className="shrink-0" />
      <Autocomplete.Input
        ref={field}
        dir="auto"
        enterKeyHint="enter"
        spellCheck={false}
        autoComplete="off"
        aria-label={text.search}
        placeholder={text.search}
        className="min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder-shown:[direction:rtl]"
      />
      <Key name={text.keys.search} />
      {onCamera ? <IconButton label={text.camera} icon={<ScanBarcode />} onClick={onCamera} /> : null}
    </div>
  )
}

function Found({ item, onChoose }: { item: CounterItem; onChoose: () => void }) {
  const problem = problemOf(item, 1)
  return (
    <Autocomplete.Item
      value={item}
      onClick={onChoose}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-ink-2 data-highlighted:bg-brand-soft"
    >
      <ItemThumb image={item.image ?? undefined} className="size-11 rounded-control" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold text-ink">{item.nameArabic}</bdi>
        {problem ? <span className="block text-sm text-ink-3">{problem}</span> : null}
      </span>
      <Price amount={item.price} className="font-semibold" />
    </Autocomplete.Item>
  )
}

/** A barcode, or the number of an item. */
function isCode(typed: string): boolean {
  return /^\s*#\s*\d+\s*$/.test(typed) || readBarcode(typed) !== null
}
