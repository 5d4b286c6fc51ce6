import { type RefObject, useEffect, useRef, useState } from 'react'
import { sortText, catalogueText as text } from '#text/catalog/catalogue-page.ts'
import { RESULTS_GENITIVE } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { CountBadge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/drawer.tsx'
import { ArrowDownUp, SlidersHorizontal } from '#ui/icons.tsx'
import { instead } from '#ui/instead.ts'
import { countFilters, withoutFilters } from './catalogue-address.ts'
import { FILTERS_ID } from './catalogue-columns.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { useCatalogue } from './use-catalogue.ts'

/** The filters on a phone: two buttons that open one sheet, with the current result count (S-CATB-02). */
export function FilterSheet() {
  const { chosen } = useCatalogue()
  const [open, setOpen] = useState<'filter' | 'sort' | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const filters = countFilters(chosen)

  /** The sheet does not close over invalid input. */
  function show() {
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return setOpen(null)
    wrong.focus()
    wrong.closest('fieldset')?.scrollIntoView({ block: 'center' })
  }

  function opener(part: 'filter' | 'sort') {
    return {
      href: `#${FILTERS_ID}`,
      role: 'button',
      'aria-haspopup': 'dialog' as const,
      className: buttonClass({ variant: 'outline', block: true, size: 'sm' }),
      onClick: instead(() => setOpen(part)),
    }
  }

  return (
    <div className="mt-2 grid grid-cols-2 gap-3 lg:hidden">
      <a {...opener('filter')}>
        <SlidersHorizontal />
        {text.filter}
        {filters > 0 ? <CountBadge className="border-0">{formatNumber(filters)}</CountBadge> : null}
      </a>
      <a {...opener('sort')}>
        <ArrowDownUp />
        <span className="sr-only">{text.sort}: </span>
        <span className="truncate">{sortText[chosen.sort]}</span>
      </a>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={text.filterAndSort}
        footer={<SheetButtons filters={filters} onShow={show} />}
      >
        <SheetBody body={body} sortFirst={open === 'sort'} />
      </Sheet>
    </div>
  )
}

function SheetButtons({ filters, onShow }: { filters: number; onShow: () => void }) {
  const { chosen, total, moreThanTotal, pending, choose } = useCatalogue()
  return (
    <div className="grid grid-cols-[1fr_auto] gap-3">
      <Button size="lg" pending={pending} onClick={onShow}>
        <span aria-live="polite">
          {total === 0 ? text.none : text.show(text.counted(total, moreThanTotal, RESULTS_GENITIVE))}
        </span>
      </Button>
      <Button
        variant="ghost"
        size="lg"
        disabled={filters === 0}
        onClick={() => choose(withoutFilters(chosen), { replace: true })}
      >
        {text.clearShort}
      </Button>
    </div>
  )
}

/** The sort button opens the same sheet at its sorting. */
function SheetBody({ body, sortFirst }: { body: RefObject<HTMLDivElement | null>; sortFirst: boolean }) {
  useEffect(() => {
    if (sortFirst) body.current?.querySelector('#sheet-sort')?.scrollIntoView({ block: 'start' })
  }, [body, sortFirst])
  return (
    <div ref={body}>
      <FilterPanel tiles replace />
    </div>
  )
}
