import { formatDate } from '#text/format-date.ts'
import { policiesText as text } from '#text/policies.ts'
import type { TextBlock } from '#text/text-blocks.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { MessageCircle, Printer } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RichText } from '#ui/rich-text.tsx'

/** `title` is null for the text before the first heading. */
export type PolicySection = { id: string; title: string | null; blocks: TextBlock[] }

type PoliciesPageProps = { heading: string; sections: readonly PolicySection[]; updatedAt: string }

/** A-STAT-01..04: the text of a policy with links to its sections; prints as a document. */
export function PoliciesPage({ heading, sections, updatedAt }: PoliciesPageProps) {
  return (
    <div className="page max-w-275 pt-6 lg:pt-12 print:pt-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="font-display text-h1">{heading}</h1>
          <p className="mt-1 text-sm text-ink-3">
            <time dateTime={updatedAt}>{text.updated(formatDate(updatedAt))}</time>
          </p>
        </div>
        <div className="hidden lg:block print:hidden">
          <Button variant="outline" size="sm" icon={<Printer />} onClick={() => print()}>
            {text.print}
          </Button>
        </div>
      </header>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:mt-8 lg:grid-cols-[16rem_1fr] lg:gap-8 print:block">
        <Contents sections={sections} />
        <Card className="lg:px-10 lg:py-8 print:p-0 print:shadow-none">
          {sections.length === 0 ? <p>{text.empty}</p> : null}
          {sections.map(({ id, title, blocks }) => (
            <section
              key={id}
              id={id}
              className="border-line not-first:mt-7 not-first:border-t not-first:pt-6"
            >
              {title === null ? null : <h2 className="mb-3 font-display text-h2">{title}</h2>}
              <RichText blocks={blocks} />
            </section>
          ))}
          <div className="mt-8 flex flex-wrap items-center justify-between gap-3 rounded-picture bg-sunken px-4 py-3 print:hidden">
            <p className="font-semibold text-ink">{text.question}</p>
            <LinkButton to="/contact" variant="soft" size="sm" icon={<MessageCircle />}>
              {text.contact}
            </LinkButton>
          </div>
        </Card>
      </div>
    </div>
  )
}

/** A scrolling row on a phone, a fixed list beside the text on a wide screen. */
function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const titled = sections.filter(({ title }) => title !== null)
  if (titled.length < 2) return null
  return (
    <nav aria-label={text.contents} className="min-w-0 lg:sticky lg:top-24 print:hidden">
      <h2 className="mb-2 hidden text-sm font-semibold text-ink-3 lg:block">{text.contents}</h2>
      <ul className="rail -mx-(--gutter) gap-2 px-(--gutter) py-1 lg:mx-0 lg:flex-col lg:gap-0 lg:overflow-visible lg:p-0">
        {titled.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-pill border border-line bg-surface px-4 text-md font-medium text-ink hover:border-line-strong lg:flex lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3 lg:hover:bg-sunken"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
