import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { InventoryItem, StockMovement } from '#contract/admin/inventory.ts'
import { stockLevel } from '#domain/stock.ts'
import { RestOfList } from '#office/list/rest-of-list.tsx'
import { SkeletonRows } from '#office/list/skeleton-rows.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { QuarantineSection } from '#office/losses/quarantine-section.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { inventoryText, STOCK_REASON_LABELS, ledgerText as text } from '#text/admin/inventory.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { DrawerPanel } from '#ui/drawer-panel.tsx'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { HoldsSection } from './holds-section.tsx'
import { LevelBadge } from './level-badge.tsx'

/** Every change of one product's stock; its id is in the address of the page, '' for none. */
export function LedgerDrawer({ productId, onClose }: { productId: string; onClose: () => void }) {
  const open = /^[1-9]\d{0,8}$/.test(productId)
  return (
    <DrawerPanel open={open} onClose={onClose} title={text.title}>
      {open ? <Ledger key={productId} productId={productId} /> : null}
    </DrawerPanel>
  )
}

function Ledger({ productId }: { productId: string }) {
  // Nested in the drawer, so that the drawer treats the dialog as its child and stays below it.
  const [adjusted, setAdjusted] = useState<InventoryItem | null>(null)
  const list = useAdminList('GET /api/admin/inventory/:productId/movements', {}, { productId })
  const { items, first } = list
  if (!items || !first)
    return (
      <Unread query={list}>
        <SkeletonRows wide={false} rows={4} />
      </Unread>
    )
  const { product } = first
  return (
    <div className="flex flex-col gap-4">
      {product ? (
        <div className="rounded-picture bg-sunken p-4">
          <p className="font-semibold wrap-anywhere text-ink">
            <bdi>{product.nameArabic}</bdi>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <span className="tabular text-md text-ink-2">
              {inventoryText.quantityOf(formatNumber(product.quantity))}
            </span>
            <LevelBadge level={stockLevel(product.quantity, product.reorderPoint)} />
            <Button
              variant="soft"
              size="sm"
              className="ms-auto"
              icon={<SlidersHorizontal />}
              onClick={() => setAdjusted(product)}
            >
              {inventoryText.adjust}
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-md text-ink-2">{text.gone}</p>
      )}
      {product?.type === 'animal' ? <QuarantineSection product={product} /> : null}
      {product ? <HoldsSection product={product} /> : null}
      {items.length === 0 && product ? <p className="text-md text-ink-2">{text.empty}</p> : null}
      {items.length > 0 ? (
        <ol aria-label={text.list} className="flex flex-col divide-y divide-line">
          {items.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ol>
      ) : null}
      <RestOfList list={list} />
      {adjusted ? <AdjustDialog product={adjusted} onClose={() => setAdjusted(null)} /> : null}
    </div>
  )
}

function Movement({ movement }: { movement: StockMovement }) {
  const { change, reason, note, orderId, orderNumber, actor, createdAt, quantityAfter } = movement
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere text-ink">
          {reason === 'adjustment' && note ? <bdi>{note}</bdi> : STOCK_REASON_LABELS[reason]}
        </p>
        {reason !== 'adjustment' && note ? (
          <p className="text-sm wrap-anywhere text-ink-2">
            <bdi>{note}</bdi>
          </p>
        ) : null}
        {orderId && orderNumber ? (
          <Link
            to={`/admin/orders/${orderId}`}
            className="inline-flex min-h-11 items-center gap-1 text-md font-semibold text-brand-ink hover:underline"
          >
            {text.order} <NumberText>{orderNumber}</NumberText>
          </Link>
        ) : null}
        <p className="text-sm text-ink-3">
          {formatDateTime(createdAt)}
          {actor ? (
            <>
              {' · '}
              <bdi>{text.by(actor)}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <p className="tabular shrink-0 text-end">
        <bdi
          dir="ltr"
          className={classNames('block text-lead font-bold', change > 0 ? 'text-ok' : 'text-danger')}
        >
          {change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`}
        </bdi>
        <span className="text-sm text-ink-3">{text.after(formatNumber(quantityAfter))}</span>
      </p>
    </li>
  )
}
