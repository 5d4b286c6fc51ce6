import { Clock } from 'lucide-react'
import { useStore } from '#app/features/shell/use-store.ts'
import { classNames } from '#app/ui/class-names.ts'
import { cardText } from '#text/catalog.ts'

/** L-02: whether the shop takes orders; where its settings could not be read, its server decides. */
export function useTakesOrders(): boolean {
  return useStore()?.ready ?? true
}

/** Stands where the next step would be, as high as its button. */
export function OrdersSoon({ className }: { className?: string }) {
  return (
    <p
      className={classNames(
        'flex min-h-11 items-center justify-center gap-2 rounded-control bg-sunken px-2 py-2 text-center text-md leading-tight font-semibold text-ink-2',
        className,
      )}
    >
      <Clock aria-hidden className="size-[1.2em] shrink-0 max-[23.4rem]:hidden" />
      {cardText.ordersSoon}
    </p>
  )
}
