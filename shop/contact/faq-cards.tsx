import type { Store } from '#contract/store.ts'
import { contactText } from '#text/contact.ts'
import { textBlocks } from '#text/text-blocks.ts'
import { ChevronDown } from '#ui/icons.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

/** S-CON-01: each question opens by itself, by touch, by keyboard and without any script. */
export function FaqCards({ faq }: { faq: Store['faq'] }) {
  if (faq.length === 0) return null
  return (
    <section id="faq" aria-labelledby="faq-title" className="section-gap">
      <SectionHeading id="faq-title" title={contactText.faq} />
      <div className="mt-3 grid items-start gap-3 lg:mt-5 lg:grid-cols-2 lg:gap-4">
        {faq.map(({ question, answer }) => (
          <details key={question} className="group rounded-card border border-line bg-surface">
            <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-3 font-semibold text-ink lg:px-5">
              <span className="flex-1">{question}</span>
              <ChevronDown className="size-5 shrink-0 text-brand-ink transition-transform group-open:-scale-y-100" />
            </summary>
            <RichText blocks={textBlocks(answer)} className="px-4 pb-4 lg:px-5 lg:pb-5" />
          </details>
        ))}
      </div>
    </section>
  )
}
