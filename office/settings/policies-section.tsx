import { SETTINGS_LIMITS } from '#contract/admin/settings-requests.ts'
import { settingsText } from '#text/admin/settings.ts'
import { TextField } from '#ui/text-field.tsx'
import { Disclosure } from './disclosure.tsx'
import { factsOfDraft } from './facts-of-draft.ts'
import { FactsText } from './facts-text.tsx'
import { SectionCard } from './section-card.tsx'
import { useSettings } from './settings-context.ts'

const text = settingsText.policy

/**
 * each policy's title and text. Policies cannot be added or removed, since the shop's pages refer to their keys.
 */
export function PoliciesSection() {
  const { draft, saved, set, errorOf } = useSettings()
  const facts = factsOfDraft(draft, saved)
  return (
    <SectionCard name="policies" wide>
      {draft.policyKeys.map((key, at) => {
        const [title, body] = [`policies.${at}.title`, `policies.${at}.body`]
        const wrong = { title: errorOf(title), body: errorOf(body) }
        return (
          <Disclosure
            key={key}
            title={draft.values[title] || text.title}
            isWrong={Boolean(wrong.title ?? wrong.body)}
          >
            <TextField
              label={text.title}
              value={draft.values[title] ?? ''}
              hint={settingsText.most(SETTINGS_LIMITS.policyTitle)}
              error={wrong.title}
              onValue={(value) => set(title, value)}
            />
            <FactsText
              label={text.body}
              rows={8}
              hint={settingsText.most(SETTINGS_LIMITS.policyBody)}
              value={draft.values[body] ?? ''}
              onChange={(value) => set(body, value)}
              error={wrong.body}
              facts={facts}
            />
          </Disclosure>
        )
      })}
    </SectionCard>
  )
}
