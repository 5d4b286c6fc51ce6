import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { officeSearchText } from '#text/admin/search.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { type Destination, type DestinationGroup, useOfficeSearch } from './use-office-search.ts'

/** W-08: the search palette over the current page: type, select with the arrow keys, Enter. */
export function SearchPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <DialogPanel
      open={open}
      onClose={onClose}
      title={officeSearchText.title}
      titleHidden
      initialFocus={field}
    >
      <Palette field={field} onClose={onClose} />
    </DialogPanel>
  )
}

function Palette({ field, onClose }: { field: RefObject<HTMLInputElement | null>; onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { groups, searching, error } = useOfficeSearch(typed)
  const go = ({ to }: Destination) => {
    onClose()
    void navigate(to)
  }
  return (
    <div className="flex h-[min(34rem,calc(100dvh-8rem))] flex-col">
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={groups}
        value={typed}
        onValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
        itemToStringValue={({ name }: Destination) => name}
      >
        <div className="me-10 flex min-h-12 items-center gap-3 border-b border-line text-ink-3 [&_svg]:size-5">
          <Search />
          <Autocomplete.Input
            ref={field}
            dir="auto"
            enterKeyHint="go"
            spellCheck={false}
            autoComplete="off"
            aria-label={officeSearchText.open}
            placeholder={officeSearchText.placeholder}
            className="min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder-shown:[direction:rtl]"
          />
        </div>
        {error ? (
          <Notice tone="danger" live className="mt-3">
            {error}
          </Notice>
        ) : null}
        <Autocomplete.Empty className="py-6 text-center text-md text-ink-3 empty:p-0">
          {error ? null : searching ? officeSearchText.searching : officeSearchText.nothing}
        </Autocomplete.Empty>
        <Autocomplete.List
          aria-label={officeSearchText.results}
          className="-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain data-empty:hidden"
        >
          {(group: DestinationGroup) => <Group key={group.value} group={group} onChoose={go} />}
        </Autocomplete.List>
      </Autocomplete.Root>
    </div>
  )
}

type GroupProps = { group: DestinationGroup; onChoose: (find: Destination) => void }

function Group({ group, onChoose }: GroupProps) {
  return (
    <Autocomplete.Group items={group.items} className="pt-3">
      <Autocomplete.GroupLabel className="px-3 pb-1 text-sm text-ink-3">
        {group.value}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(find: Destination) => <Line key={find.to} find={find} onChoose={() => onChoose(find)} />}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  )
}

function Line({ find, onChoose }: { find: Destination; onChoose: () => void }) {
  const { name, detail, Icon } = find
  return (
    <Autocomplete.Item
      value={find}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-md text-ink-2 data-highlighted:bg-brand-soft data-highlighted:text-brand-ink [&_svg]:size-5 [&_svg]:shrink-0"
    >
      <Icon />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium text-ink">{name}</bdi>
        {detail ? <bdi className="block truncate text-sm text-ink-3">{detail}</bdi> : null}
      </span>
    </Autocomplete.Item>
  )
}
