import type { AdminSettings } from '#contract/admin/settings.ts'
import { missingFacts } from '#domain/readiness.ts'
import { REQUIRED_FACT_FIELDS, settingsText as text } from '#text/admin/settings.ts'
import { Notice } from '#ui/notice.tsx'

/** L-02: the facts still missing before the shop can take orders, each with a link to its fields. */
export function MissingFacts({ settings }: { settings: AdminSettings }) {
  const missing = missingFacts(settings)
  if (missing.length === 0) return null
  return (
    <Notice tone="warn" title={text.missing.title}>
      <p>{text.missing.lead}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {missing.map((name) => (
          <li key={name}>
            <a
              href={`#${REQUIRED_FACT_FIELDS[name].section}`}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {REQUIRED_FACT_FIELDS[name].label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
