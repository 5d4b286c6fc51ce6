import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { call, queryOf, sentenceOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Hold } from '#contract/admin/holds.ts'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import { MishapDialog } from '#office/losses/mishap-dialog.tsx'
import { May } from '#office/shell/use-may.tsx'
import { holdsText as text } from '#text/admin/holds.ts'
import { lossText } from '#text/admin/losses.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { HOLD_CONCERNS, HoldDialog } from './hold-dialog.tsx'

/** S2-12: the holds of a product and for whom, beside its ledger. */
export function HoldsSection({ product }: { product: InventoryItem }) {
  const [keeping, setKeeping] = useState(false)
  const { data, error } = useQuery(
    queryOf('GET /api/admin/holds', { query: { productId: String(product.id) } }),
  )
  const holds = data?.items ?? []
  return (
    <section aria-label={text.title} className="flex flex-col gap-2">
      {error ? <Notice tone="danger">{sentenceOf(error)}</Notice> : null}
      {holds.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {holds.map((hold) => (
            <HeldRow key={hold.id} hold={hold} isAnimal={product.type === 'animal'} />
          ))}
        </ul>
      ) : null}
      {product.quantity > 0 ? (
        <May need="stock:write">
          <Button
            variant="outline"
            size="sm"
            className="self-start"
            icon={<Lock />}
            onClick={() => setKeeping(true)}
          >
            {text.keep}
          </Button>
        </May>
      ) : null}
      {keeping ? <HoldDialog product={product} onClose={() => setKeeping(false)} /> : null}
    </section>
  )
}

function HeldRow({ hold, isAnimal }: { hold: Hold; isAnimal: boolean }) {
  const [hasDied, setDied] = useState(false)
  const { id, quantity, until, reason, name, email } = hold
  const who = name ?? email ?? text.nobody
  const { run, pending } = useChange({
    send: () => call('DELETE /api/admin/holds/:id', { params: { id } }),
    done: () => ({ title: text.released }),
    failed: text.notReleased,
    refresh: HOLD_CONCERNS,
  })
  return (
    <li className="flex flex-col gap-1 rounded-picture border border-line p-3">
      <div className="flex items-start gap-3">
        <Lock className="mt-1 size-5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere text-ink">
            {text.keptFor(quantity)} <bdi>{who}</bdi>
          </p>
          <p className="text-sm text-ink-2">{text.until(formatDateTime(until))}</p>
          <p className="text-sm wrap-anywhere text-ink-3">
            {text.reasons[reason]}
            {name && email ? (
              <>
                {' · '}
                <bdi dir="ltr">{email}</bdi>
              </>
            ) : null}
          </p>
        </div>
      </div>
      <May need="stock:write">
        <div className="flex flex-wrap gap-2 ps-8">
          <Button
            variant="outline"
            size="sm"
            pending={pending}
            pendingLabel={text.releasing}
            aria-label={text.releaseOf(who)}
            onClick={() => void run()}
          >
            {text.release}
          </Button>
          {isAnimal ? (
            <Button variant="danger-ghost" size="sm" onClick={() => setDied(true)}>
              {lossText.report.died}
            </Button>
          ) : null}
        </div>
      </May>
      {hasDied ? (
        <MishapDialog
          mishap="died"
          of={{ name: who, productId: hold.productId, holdId: id, units: quantity }}
          onClose={() => setDied(false)}
        />
      ) : null}
    </li>
  )
}
