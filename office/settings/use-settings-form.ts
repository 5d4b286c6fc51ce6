import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, fieldErrorsOf, queryOf } from '#browser/api-client.ts'
import { hasFieldErrors } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { SettingsChange } from '#contract/admin/settings-requests.ts'
import { settingsText as text } from '#text/admin/settings.ts'
import { useToast } from '#ui/toast.tsx'
import { useFirstError } from '#ui/use-first-error.ts'
import {
  changedIn,
  rebase,
  type SettingsDraft,
  takeFrom,
  toRequest,
  toSettingsDraft,
} from './settings-draft.ts'
import { setupQuery } from './use-setup.ts'

export const settingsQuery = queryOf('GET /api/admin/settings')

type SettingsErrors = Readonly<Record<string, readonly string[]>>

/**
 * The saved settings, the draft over them, and the state of saving it. The draft exists in this tab only: it holds bank
 * accounts, which should not be stored on a device, and if it were saved a week later it would undo what was decided
 * since (decision 0023).
 */
export function useSettingsForm(read: AdminSettings) {
  const queries = useQueryClient()
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const goToFirstError = useFirstError(form)
  const [saved, setSaved] = useState(read)
  const [draft, setDraft] = useState(() => toSettingsDraft(read))
  const [errors, setErrors] = useState<SettingsErrors>({})
  /** Fields that somebody else saved meanwhile and that are changed here too; null while there are none. */
  const [contested, setContested] = useState<readonly string[] | null>(null)
  const base = toSettingsDraft(saved)
  const changed = changedIn(draft, base)

  function change(next: SettingsDraft, ...names: string[]) {
    setDraft(next)
    const touched = (name: string) => names.some((one) => name === one || name.startsWith(`${one}.`))
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !touched(name))))
  }

  function refuse(found: SettingsErrors) {
    setErrors(found)
    goToFirstError()
  }

  const { run, pending, failure, reset } = useChange({
    send: ({ request }: { request: SettingsChange; sent: SettingsDraft }) =>
      call('PATCH /api/admin/settings', { body: { ...request, updatedAt: saved.updatedAt } }),
    done: () => ({ title: text.saved, description: text.savedMore }),
    onDone(after, { sent }) {
      setErrors({})
      setContested(null)
      setSaved(after)
      // Keeps what was typed while saving.
      setDraft((now) => rebase(now, sent, toSettingsDraft(after)))
      queries.setQueryData(settingsQuery.queryKey, after)
      void queries.invalidateQueries({ queryKey: setupQuery.queryKey })
    },
    versioned: 'PATCH /api/admin/settings',
    onConflict(current) {
      const theirs = toSettingsDraft(current)
      setContested(changedIn(theirs, base).filter((name) => changed.includes(name)))
      setSaved(current)
      setDraft((now) => rebase(now, base, theirs))
    },
    onFailed(error) {
      if (hasFieldErrors(error)) refuse(fieldErrorsOf(error))
    },
  })

  /** Returns whether everything was saved. */
  async function save(): Promise<boolean> {
    const made = toRequest(draft, changed)
    if (!('errors' in made)) return run({ request: made.request, sent: draft })
    reset()
    refuse(made.errors)
    return false
  }

  /** Discards the draft; a toast offers to restore it. */
  function undo() {
    const before = draft
    setDraft(base)
    setErrors({})
    reset()
    setContested(null)
    showToast({ title: text.undone, action: { label: text.redo, onClick: () => setDraft(before) } })
  }

  return {
    form,
    saved,
    draft,
    changed,
    pending,
    failure: hasFieldErrors(failure) ? null : failure,
    errors,
    errorOf: (name: string) => errors[name]?.[0],
    ...settersOf(draft, change),
    /** The fields that both changed; `base` has their saved values. */
    contested: contested?.filter((name) => changed.includes(name)) ?? null,
    base,
    take: (name: string) => change(takeFrom(draft, base, [name]), name),
    save,
    undo,
  }
}

function settersOf(draft: SettingsDraft, change: (next: SettingsDraft, ...names: string[]) => void) {
  return {
    set: (name: string, value: string) =>
      change({ ...draft, values: { ...draft.values, [name]: value } }, name),
    setLinks: (socialLinks: SettingsDraft['socialLinks']) => change({ ...draft, socialLinks }, 'socialLinks'),
    setQuestions: (faq: SettingsDraft['faq']) => change({ ...draft, faq }, 'faq'),
    setDelivery: (delivery: SettingsDraft['delivery']) => change({ ...draft, delivery }, 'delivery'),
    setOpening: (opening: SettingsDraft['opening']) => change({ ...draft, opening }, 'opening'),
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
