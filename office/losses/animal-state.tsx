import type { AdminPassport } from '#contract/admin/passports.ts'
import { MISHAPS } from '#domain/animals/loss.ts'
import { lossText as text } from '#text/admin/losses.ts'
import { formatDate } from '#text/format-date.ts'
import { Notice } from '#ui/notice.tsx'
import { EndButtons } from './end-buttons.tsx'
import { MishapButtons } from './mishap-buttons.tsx'

/** H-10: in quarantine or dead, said on top of its record. */
export function AnimalState({ passport }: { passport: AdminPassport }) {
  const { id, diedOn, quarantineId, name, product } = passport
  if (diedOn) return <Notice tone="warn">{text.died(formatDate(diedOn))}</Notice>
  if (quarantineId === null) return null
  const nameArabic = product?.nameArabic ?? name
  return (
    <Notice tone="warn" title={text.quarantined}>
      <p className="mb-2">{text.why.ill}</p>
      <EndButtons one={{ id: quarantineId, quantity: 1, animal: { id, name }, nameArabic }} />
    </Notice>
  )
}

/** What can befall an animal that is here and well. Of one in an order it is said there. */
export function AnimalMishaps({ passport }: { passport: AdminPassport }) {
  const { id, name, product, leftOn, quarantineId } = passport
  if (leftOn !== null || quarantineId !== null) return null
  if (product && product.quantity === 0) return <p className="text-md text-ink-2">{text.notOnSale}</p>
  const mishaps = MISHAPS.filter((value) => value === 'died' || product)
  return <MishapButtons mishaps={mishaps} of={{ name, animalId: id, units: 1 }} />
}
