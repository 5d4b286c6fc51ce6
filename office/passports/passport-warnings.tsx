import type { AdminPassport } from '#contract/admin/passports.ts'
import { passportsText as text } from '#text/admin/passports.ts'
import { Notice } from '#ui/notice.tsx'

/** Warnings for the owner: missing papers, contradicting input, records that do not match the stock. */
export function PassportWarnings({ passport }: { passport: AdminPassport }) {
  const { product, leftOn, missing, openLoss } = passport
  const required = missing.flatMap(({ paper, level }) => (level === 'required' ? paper : []))
  const missingPapers = missing.flatMap(({ paper, level }) => (level === 'wanted' ? paper : []))
  return (
    <>
      {leftOn === null && required.length > 0 ? (
        <Notice tone="danger">{text.requiredMissing(required)}</Notice>
      ) : null}
      {leftOn === null && missingPapers.length > 0 ? (
        <Notice tone="warn">{text.missing(missingPapers)}</Notice>
      ) : null}
      {product ? <Contradictions product={product} /> : null}
      {product && openLoss === null && product.records > product.expected ? (
        <Notice tone="warn">{text.tooMany(product.records, product.expected)}</Notice>
      ) : null}
    </>
  )
}

/** H-03: the shop's page shows the record; the contradicting input is shown only here. */
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
