import type { ReactNode } from 'react'
import type { ShownProduct } from '#contract/catalog.ts'
import { productText } from '#text/catalog/product-page.ts'
import { Card } from '#ui/card.tsx'
import { CircleCheck, HeartHandshake, Info, ShieldCheck, Stethoscope } from '#ui/icons.tsx'
import { type HealthNote, healthNotes, provenNotes } from './product-facts.ts'

/** Health facts proven by an animal's record (H-03), apart from the owner's own statements. */
export function HealthCard({ product }: { product: ShownProduct }) {
  const proven = provenNotes(product)
  const isProven = proven.length > 0
  return (
    <>
      <NotesCard id="proven" icon={<ShieldCheck />} title={productText.proven} notes={proven}>
        <p className="mt-1 text-sm text-ink-3">{productText.provenWhy}</p>
      </NotesCard>
      <NotesCard
        id="health"
        icon={isProven ? <HeartHandshake /> : <Stethoscope />}
        title={isProven ? productText.manner : productText.health}
        notes={healthNotes(product)}
      />
    </>
  )
}

type NotesCardProps = {
  id: string
  icon: ReactNode
  title: string
  notes: readonly HealthNote[]
  children?: ReactNode
}

function NotesCard({ id, icon, title, notes, children }: NotesCardProps) {
  if (notes.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="flex items-center gap-3 font-display text-h3 lg:text-lead">
        <span aria-hidden className="text-brand-ink [&_svg]:size-6">
          {icon}
        </span>
        {title}
      </h2>
      <ul className="mt-2">
        {notes.map(({ kind, words }) => (
          <li key={words} className="flex items-start gap-3.5 py-2 text-ink">
            {kind === 'good' ? (
              <CircleCheck className="mt-0.5 size-5.5 shrink-0 text-ok" />
            ) : (
              <Info className="mt-0.5 size-5.5 shrink-0 text-brand-ink" />
            )}
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}
