import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { countFilters, WHOLE_CATALOGUE } from '#app/features/catalog/catalogue-address.ts'
import { FilterPanel } from '#app/features/catalog/filter-panel.tsx'
import { useCatalogue } from '#app/features/catalog/use-catalogue.ts'
import { CountBadge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/drawer.tsx'
import { catalogueText, sortText } from '#text/catalog.ts'
import { formatCount, RESULTS } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'

/** The id of the panel that the two buttons lead to before any script is there. */
export const FILTERS_ID = 'filters'

/** On a phone: two buttons, one sheet, a count that is always true (S-CATB-02). */
export function FilterSheet() {
  const { chosen, total, pending, choose } = useCatalogue()
  const [open, setOpen] = useState<'filter' | 'sort' | null>(null)
  const filters = countFilters(chosen)

  function opener(part: 'filter' | 'sort') {
    return {
      href: `#${FILTERS_ID}`,
      role: 'button',
      'aria-haspopup': 'dialog' as const,
      className: buttonClass({ variant: 'outline', block: true, size: 'sm' }, 'px-2'),
      onClick(event: MouseEvent) {
        event.preventDefault()
        setOpen(part)
      },
    }
  }

  return (
    <div className="mt-2 grid grid-cols-2 gap-3 lg:hidden">
      <a {...opener('filter')}>
        <SlidersHorizontal aria-hidden />
        {catalogueText.filter}
        {filters > 0 ? <CountBadge className="border-0">{formatNumber(filters)}</CountBadge> : null}
      </a>
      <a {...opener('sort')}>
        <ArrowDownUp aria-hidden />
        <span className="sr-only">{catalogueText.sort}: </span>
        <span className="truncate">{sortText[chosen.sort]}</span>
      </a>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={catalogueText.filterAndSort}
        closeLabel={catalogueText.close}
        footer={
          <div className="grid grid-cols-[1fr_auto] gap-3">
            <Button size="lg" pending={pending} onClick={() => setOpen(null)}>
              <span aria-live="polite">
                {total === 0 ? catalogueText.none : catalogueText.show(formatCount(total, RESULTS))}
              </span>
            </Button>
            <Button
              variant="ghost"
              size="lg"
              disabled={filters === 0}
              onClick={() =>
                choose(
                  { ...WHOLE_CATALOGUE, search: chosen.search, sort: chosen.sort, view: chosen.view },
                  { replace: true },
                )
              }
            >
              {catalogueText.clearShort}
            </Button>
          </div>
        }
      >
        <SheetBody sortFirst={open === 'sort'} />
      </Sheet>
    </div>
  )
}

/** The button for sorting opens the same sheet where sorting stands. */
function SheetBody({ sortFirst }: { sortFirst: boolean }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sortFirst) body.current?.querySelector('#sheet-sort')?.scrollIntoView({ block: 'start' })
  }, [sortFirst])
  return (
    <div ref={body}>
      <FilterPanel tiles replace />
    </div>
  )
}
