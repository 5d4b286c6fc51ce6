import { policyPath } from '#shop/policies/policy-path.ts'
import { contactText } from '#text/contact.ts'
import { ChevronLeft, HeartHandshake, Lock, RotateCcw, ScrollText, Truck, WalletCards } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

const ICONS = {
  delivery: Truck,
  payment: WalletCards,
  returns: RotateCcw,
  privacy: Lock,
  support: HeartHandshake,
}

export type PolicyGlance = { key: string; title: string; glance: string }

/** S-CON-01: a summary of each policy with a link to its full text. */
export function PolicyGuide({ policies }: { policies: readonly PolicyGlance[] }) {
  if (policies.length === 0) return null
  return (
    <section aria-labelledby="guide" className="section-gap">
      <SectionHeading id="guide" title={contactText.guide} />
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:mt-5 lg:grid-cols-3 lg:gap-4">
        {policies.map(({ key, title, glance }) => {
          const Icon = key in ICONS ? ICONS[key as keyof typeof ICONS] : ScrollText
          return (
            <li
              key={key}
              className="relative flex flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong lg:p-5"
            >
              <Icon className="mb-3 size-7 text-brand-ink" />
              <h3 className="font-display text-h3">{title}</h3>
              <p className="mt-1 mb-2 line-clamp-2 text-md">{glance}</p>
              {/* The whole card is the link, labelled with the policy's name. */}
              <Link
                to={policyPath(key)}
                className="mt-auto inline-flex min-h-11 items-center gap-1 self-start text-md font-semibold text-brand-ink after:absolute after:inset-0 after:rounded-card hover:underline"
              >
                {contactText.guideMore}
                <span className="sr-only">: {title}</span>
                <ChevronLeft className="size-5" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
