import { useStore } from '#browser/store/use-store.ts'
import { cardText } from '#text/catalog/catalog.ts'
import { classNames } from '#ui/class-names.ts'
import { Clock } from '#ui/icons.tsx'

/** L-02: whether the shop takes orders; true if the settings could not be read, since the server checks again. */
export function useTakesOrders(): boolean {
  return useStore()?.ready ?? true
}

/**
 * Replaces the next step's button at the same height. `narrow`: on a card, where a phone has room for the words only.
 */
export function OrdersSoon({ narrow = false }: { narrow?: boolean }) {
  return (
    <p
      className={classNames(
        'flex items-center justify-center gap-2 rounded-control bg-sunken py-2 text-center leading-tight font-semibold text-ink-2',
        narrow ? 'card-soon min-h-11 px-1 text-xs sm:text-md' : 'min-h-14 px-2 text-md',
      )}
    >
      <Clock
        className={classNames('size-[1.2em] shrink-0', narrow ? 'max-sm:hidden' : 'max-[23.4rem]:hidden')}
      />
      {cardText.ordersSoon}
    </p>
  )
}
