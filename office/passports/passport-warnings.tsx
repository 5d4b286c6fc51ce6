import type { AdminPassport } from '#contract/admin/passports.ts'
import { passportsText as text } from '#text/admin/passports.ts'
import { Notice } from '#ui/notice.tsx'

/** What its owner should know: what is missing, what was typed otherwise, records that do not fit the stock. */
export function PassportWarnings({ passport }: { passport: AdminPassport }) {
  const { product, leftOn, missing, openLoss } = passport
  const required = missing.flatMap(({ paper, level }) => (level === 'required' ? paper : []))
  const wanted = missing.flatMap(({ paper, level }) => (level === 'wanted' ? paper : []))
  return (
    <>
      {leftOn === null && required.length > 0 ? (
        <Notice tone="danger">{text.requiredMissing(required)}</Notice>
      ) : null}
      {leftOn === null && wanted.length > 0 ? <Notice tone="warn">{text.missing(wanted)}</Notice> : null}
      {product ? <Contradictions product={product} /> : null}
      {product && openLoss === null && product.records > product.expected ? (
        <Notice tone="warn">{text.tooMany(product.records, product.expected)}</Notice>
      ) : null}
    </>
  )
}

/** H-03: the page shows the record; what somebody had typed is told to the owner alone. */
export function Contradictions({ product }: { product: NonNullable<AdminPassport['product']> }) {
  const { contradictions, typed } = product
  if (!typed || contradictions.length === 0) return null
  return (
    <Notice tone="warn" title={text.contradiction.title}>
      {contradictions.includes('vaccinated') ? (
        <span className="block">{text.contradiction.vaccinated(typed.vaccinated === true)}</span>
      ) : null}
      {contradictions.includes('healthStatus') ? (
        <span className="block">{text.contradiction.healthStatus(typed.healthStatusArabic ?? '')}</span>
      ) : null}
      <span className="block">{text.contradiction.shown}</span>
    </Notice>
  )
}
