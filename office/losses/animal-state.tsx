import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { AdminPassport } from '#contract/admin/passports.ts'
import { MISHAPS } from '#domain/animals/loss.ts'
import { useMay } from '#office/shell/use-may.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { formatDate } from '#text/format-date.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { EndButtons, MishapButtons } from './mishap-buttons.tsx'
import { QuarantineFacts } from './quarantine-facts.tsx'

/** H-10: the notice on top of a record whose animal is in quarantine or dead. */
export function AnimalState({ passport }: { passport: AdminPassport }) {
  const { id, diedOn, quarantineId, name, product, openLoss } = passport
  const isIll = quarantineId !== null
  const may = useMay()
  const { data } = useQuery({
    ...queryOf('GET /api/admin/quarantines', { query: product ? { productId: String(product.id) } : {} }),
    enabled: isIll && may('stock:read'),
  })
  if (openLoss) return <MayBeLost {...openLoss} />
  if (diedOn) return <Notice tone="warn">{text.died(formatDate(diedOn))}</Notice>
  if (!isIll) return null
  const nameArabic = product?.nameArabic ?? name
  const one = data?.items.find((quarantine) => quarantine.id === quarantineId)
  return (
    <Notice tone="warn" title={text.quarantined}>
      {one ? <QuarantineFacts one={one} /> : null}
      <p className="mb-2">{text.why.ill}</p>
      <EndButtons one={{ id: quarantineId, quantity: 1, animal: { id, name }, nameArabic }} />
    </Notice>
  )
}

/** Shown until the order's case names the animal. */
function MayBeLost({ orderId, orderNumber, mishap }: NonNullable<AdminPassport['openLoss']>) {
  return (
    <Notice tone="warn" title={text.mayBeLost[mishap]}>
      <Link to={`/admin/orders/${orderId}`} className="text-brand-ink hover:underline">
        {text.sayWhich[mishap]} <bdi dir="ltr">{orderNumber}</bdi>
      </Link>
    </Notice>
  )
}

/** The actions for a healthy animal in stock. For one in an order they are on the order's page. */
export function AnimalMishaps({ passport }: { passport: AdminPassport }) {
  const { id, name, product, leftOn, quarantineId } = passport
  if (leftOn !== null || quarantineId !== null) return null
  if (product && product.quantity === 0) return <p className="text-md text-ink-2">{text.notOnSale}</p>
  const mishaps = MISHAPS.filter((value) => value === 'died' || product)
  return <MishapButtons mishaps={mishaps} of={{ name, animalId: id, units: 1 }} />
}
