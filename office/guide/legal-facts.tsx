import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { guideText } from '#text/admin/guide.ts'
import { SETTINGS_FIELDS } from '#text/admin/settings.ts'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { guidePath } from './guide-address.ts'

const text = guideText.legal
const FACTS = ['commercialRegistration', 'ecommerceLicence', 'taxNumber', 'complaintContact'] as const

/** L-11: the details that the law requires of an online shop, and the opening hours. */
export function LegalFacts({ settings }: { settings: AdminSettings }) {
  return (
    <Card as="section" aria-labelledby="legal">
      <h3 id="legal" className="font-display text-h3 font-bold text-ink">
        {text.title}
      </h3>
      <p className="text-sm text-ink-3">{text.lead}</p>
      <ul className="mt-1 divide-y divide-line">
        {FACTS.map((name) => (
          <Fact
            key={name}
            label={SETTINGS_FIELDS[name].label}
            value={settings[name]}
            to={guidePath('legal')}
          />
        ))}
        <Fact label={text.hours} value={settings.workingHours} to="/admin/settings#opening" />
      </ul>
    </Card>
  )
}

function Fact({ label, value, to }: { label: string; value: string | null; to: string }): ReactNode {
  const Icon = value === null ? CircleDashed : CircleCheck
  return (
    <li className="flex min-h-12 items-center gap-3 max-[18rem]:flex-wrap">
      <Icon className={value === null ? 'size-5 shrink-0 text-ink-3' : 'size-5 shrink-0 text-ok'} />
      <span className="shrink-0 text-md text-ink-2 max-[18rem]:shrink">{label}</span>
      <Link
        to={to}
        aria-label={value === null ? text.addOf(label) : text.editOf(label, value)}
        className="ms-auto inline-flex min-h-11 min-w-0 items-center justify-end text-md font-semibold text-brand-ink hover:underline"
      >
        {value === null ? (
          text.add
        ) : (
          <bdi className="tabular line-clamp-2 text-ink wrap-anywhere">{value}</bdi>
        )}
      </Link>
    </li>
  )
}
