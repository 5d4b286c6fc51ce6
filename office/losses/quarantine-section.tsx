import { useQuery } from '@tanstack/react-query'
import { HeartPulse } from 'lucide-react'
import { queryOf, sentenceOf } from '#browser/api-client.ts'
import type { InventoryItem } from '#contract/admin/inventory.ts'
import type { Quarantine } from '#contract/admin/losses.ts'
import { MISHAPS } from '#domain/animals/loss.ts'
import { lossText as text } from '#text/admin/losses.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { EndButtons, MishapButtons } from './mishap-buttons.tsx'
import { QuarantineFacts } from './quarantine-facts.tsx'

/** H-10: the quarantines of an item, and the buttons that take animals off sale. */
export function QuarantineSection({ product }: { product: InventoryItem }) {
  const { id, nameArabic, quantity } = product
  const { data, error } = useQuery(
    queryOf('GET /api/admin/quarantines', { query: { productId: String(id) } }),
  )
  const open = data?.items ?? []
  return (
    <section aria-label={text.title} className="flex flex-col gap-2">
      {error ? <Notice tone="danger">{sentenceOf(error)}</Notice> : null}
      {open.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {open.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      ) : null}
      {quantity > 0 ? (
        <MishapButtons mishaps={MISHAPS} of={{ name: nameArabic, productId: id, units: quantity }} />
      ) : null}
    </section>
  )
}

function Row({ one }: { one: Quarantine }) {
  const { quantity, animal } = one
  return (
    <li className="flex flex-col gap-3 rounded-picture border border-line p-3">
      <div className="flex items-start gap-3">
        <HeartPulse className="mt-1 size-5 shrink-0 text-warn" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere text-ink">
            {animal ? (
              <Link to={`/admin/passports/${animal.id}`} className="text-brand-ink hover:underline">
                <bdi>{animal.name}</bdi>
              </Link>
            ) : (
              text.inQuarantine(quantity)
            )}
          </p>
          <QuarantineFacts one={one} />
        </div>
      </div>
      <EndButtons one={one} />
    </li>
  )
}
