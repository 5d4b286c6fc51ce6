import { Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '#browser/session/use-session.ts'
import { addBaisa, baisa, baisaOf } from '#domain/money.ts'
import { maxDiscountPercent, type PriceOff } from '#domain/orders/counter-sale.ts'
import { canReadBarcodes } from '#office/camera/barcode-detector.ts'
import { CameraDialog } from '#office/camera/camera-dialog.tsx'
import { Page } from '#office/shell/page.tsx'
import { counterText as text } from '#text/admin/counter.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
import { ItemSearch } from './item-search.tsx'
import { LookupList } from './lookup-list.tsx'
import { TillPaymentDialog } from './payment-dialog.tsx'
import { SoldPanel } from './sold-panel.tsx'
import { emptyTill, lineDiscount, setLine, withoutLookup } from './till.ts'
import { TillLines } from './till-lines.tsx'
import { TillSummary } from './till-summary.tsx'
import { useScanner } from './use-scanner.ts'
import { type TillNow, useTill } from './use-till.ts'

/** The open dialog; a number is the line whose price is changed. */
type Over = 'pay' | 'discount' | 'camera' | number | null

/** F-07: sales over the counter by keyboard, scanner or touch. */
export default function CounterPage() {
  const now = useTill()
  const [over, setOver] = useState<Over>(null)
  const search = useRef<HTMLInputElement>(null)
  const { till, sold } = now
  const canSell = till.lines.length > 0 && !till.sent
  useScanner(now.scan)
  const canPay = canSell && till.lookups.every(({ problem }) => problem)
  useKeys(over === null, {
    [text.keys.search]: () => search.current?.focus(),
    [text.keys.discount]: () => canSell && setOver('discount'),
    [text.keys.pay]: () => canPay && setOver('pay'),
  })
  const showToast = useToast()
  function clear() {
    now.change(() => emptyTill())
    showToast({
      title: text.cleared,
      action: { label: text.putBack, onClick: () => now.change(() => till) },
    })
  }
  // Focuses the item search, except on a phone, where that would open the keyboard.
  useEffect(() => {
    if (!sold && matchMedia('(pointer: fine)').matches) search.current?.focus()
  }, [sold])

  return (
    <>
      <Page>
        <p role="status" className="sr-only">
          {now.announcement}
        </p>
        {sold ? (
          <SoldPanel sold={sold} onNext={now.startAnew} />
        ) : (
          <Selling now={now} search={search} open={setOver} onClear={canSell ? clear : null} />
        )}
      </Page>
      {over === null ? null : <Standing over={over} now={now} close={() => setOver(null)} />}
    </>
  )
}

type SellingProps = {
  now: TillNow
  search: RefObject<HTMLInputElement | null>
  open: (over: Over) => void
  onClear: (() => void) | null
}

function Selling({ now, search, open, onClear }: SellingProps) {
  const { till, change } = now
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5">
      <div inert={Boolean(till.sent)} className="flex min-w-0 flex-col gap-4">
        <ItemSearch
          field={search}
          onChoose={now.add}
          onScan={now.scan}
          onCamera={canReadBarcodes() ? () => open('camera') : null}
        />
        <LookupList
          lookups={till.lookups}
          onRetry={now.retry}
          onDismiss={({ id }) => change((before) => withoutLookup(before, id))}
        />
        <TillLines
          lines={till.lines}
          onChange={(id, changed) => change((before) => setLine(before, id, changed))}
          onDiscount={({ item }) => open(item.id)}
        />
        {onClear ? (
          <Button variant="ghost" icon={<Trash2 />} className="self-start" onClick={onClear}>
            {text.clear}
          </Button>
        ) : null}
      </div>
      <TillSummary now={now} onDiscount={() => open('discount')} onPay={() => open('pay')} />
    </div>
  )
}

function Standing({ over, now, close }: { over: NonNullable<Over>; now: TillNow; close: () => void }) {
  if (over === 'camera') return <CameraDialog onScan={now.scan} onClose={close} />
  if (over !== 'pay') return <Discount now={now} of={over} onClose={close} />
  return (
    <TillPaymentDialog
      due={now.sums.total}
      pending={now.pending}
      onClose={close}
      onPay={(payments, change) => void now.pay(payments, change).finally(close)}
    />
  )
}

function Discount({ now, of, onClose }: { now: TillNow; of: 'discount' | number; onClose: () => void }) {
  const { user } = useSession()
  const { till, sums } = now
  const line = till.lines.find(({ item }) => item.id === of)
  const own = line ? lineDiscount(line) : sums.ofSale
  const limit = {
    percent: maxDiscountPercent(user?.permissions ?? []),
    total: sums.subtotal,
    rest: baisa(addBaisa(sums.ofLines, sums.ofSale) - own),
  }
  const apply = (off: PriceOff | null, reason: string) =>
    now.change((before) => ({
      ...(line ? setLine(before, line.item.id, { off }) : { ...before, off }),
      reason,
    }))
  const common = { reason: till.reason, limit, onApply: apply, onClose }
  return line ? (
    <DiscountDialog
      title={text.discountLine}
      of={{ price: baisaOf(line.item.price), quantity: line.quantity }}
      off={line.off}
      {...common}
    />
  ) : (
    <DiscountDialog
      title={text.discountSale}
      of={{ price: baisa(sums.subtotal - sums.ofLines), quantity: 1 }}
      off={till.off}
      {...common}
    />
  )
}

/** The till's keys, off while a dialog is open. */
function useKeys(isFree: boolean, keys: Readonly<Record<string, () => unknown>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!isFree || !action || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
