import { useStore } from '#browser/store/use-store.ts'
import { cartText } from '#text/cart/cart.ts'
import { whereText } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { ShieldCheck, Truck } from '#ui/icons.tsx'

/** The promises below the cart (S-DRW-10). */
export function TrustNotes({ className }: { className?: string }) {
  const store = useStore()
  return (
    <p className={classNames('flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm text-ink-2', className)}>
      <span className="flex items-center gap-2">
        <ShieldCheck className="size-5" />
        {cartText.secure}
      </span>
      <span className="flex items-center gap-2">
        <Truck className="size-5" />
        {store && cartText.ships(whereText(store.delivery))}
      </span>
    </p>
  )
}
