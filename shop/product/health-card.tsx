import type { ShownProduct } from '#contract/catalog.ts'
import { productText } from '#text/product-page.ts'
import { Card } from '#ui/card.tsx'
import { CircleCheck, Info, Stethoscope } from '#ui/icons.tsx'
import { healthNotes } from './product-facts.ts'

/** What is known of an animal's health and manner. */
export function HealthCard({ product }: { product: ShownProduct }) {
  const notes = healthNotes(product)
  if (notes.length === 0) return null
  return (
    <Card as="section" aria-labelledby="health">
      <h2 id="health" className="flex items-center gap-3 font-display text-h3 lg:text-lead">
        <Stethoscope aria-hidden className="size-6 text-brand-ink" />
        {productText.health}
      </h2>
      <ul className="mt-2">
        {notes.map(({ kind, words }) => (
          <li key={words} className="flex items-start gap-3.5 py-2 text-ink">
            {kind === 'good' ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5.5 shrink-0 text-ok" />
            ) : (
              <Info aria-hidden className="mt-0.5 size-5.5 shrink-0 text-brand-ink" />
            )}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
