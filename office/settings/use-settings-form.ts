import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
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

type SettingsState = {
  saved: AdminSettings
  draft: SettingsDraft
  errors: SettingsErrors
  /** Fields that somebody else saved meanwhile and that are changed here too; null while there are none. */
  contested: readonly string[] | null
}

/**
 * The saved settings, the draft over them, and the state of saving it. The draft exists in this tab only: it holds bank
 * accounts, which should not be stored on a device, and if it were saved a week later it would undo what was decided
 * since (decision 0023).
 */
export function useSettingsForm(read: AdminSettings) {
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const goToFirstError = useFirstError(form)
  const [state, setState] = useState<SettingsState>(() => ({ saved: read, ...unchanged(read) }))
  const { saved, draft, errors, contested } = state
  const base = toSettingsDraft(saved)
  const changed = changedIn(draft, base)

  function change(next: SettingsDraft, ...names: string[]) {
    setState((now) => ({ ...now, draft: next, errors: withoutErrorsOf(names, now.errors) }))
  }

  function refuse(found: SettingsErrors) {
    setState((now) => ({ ...now, errors: found }))
    goToFirstError()
  }

  const { run, pending, failure, reset } = useSaving(saved, setState, refuse)

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
    setState({ saved, ...unchanged(saved) })
    reset()
    const restore = () => setState((now) => ({ ...now, draft }))
    showToast({ title: text.undone, action: { label: text.redo, onClick: restore } })
  }

  return {
    ...{ form, saved, draft, changed, pending, errors, save, undo },
    failure: hasFieldErrors(failure) ? null : failure,
    errorOf: (name: string) => errors[name]?.[0],
    ...settersOf(draft, change),
    /** The fields that both changed; `base` has their saved values. */
    contested: contested?.filter((name) => changed.includes(name)) ?? null,
    base,
    take: (name: string) => change(takeFrom(draft, base, [name]), name),
  }
}

function useSaving(
  saved: AdminSettings,
  setState: Dispatch<SetStateAction<SettingsState>>,
  refuse: (found: SettingsErrors) => void,
) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return useChange({
    send: ({ request }: { request: SettingsChange; sent: SettingsDraft }) =>
      call('PATCH /api/admin/settings', { body: { ...request, updatedAt: saved.updatedAt } }),
    done: () => ({ title: text.saved, description: text.savedMore }),
    onDone(after, { sent }) {
      const { draft, ...rest } = unchanged(after)
      // Keeps what was typed while saving.
      setState((now) => ({ saved: after, ...rest, draft: rebase(now.draft, sent, draft) }))
      queries.setQueryData(settingsQuery.queryKey, after)
      void queries.invalidateQueries({ queryKey: setupQuery.queryKey })
      // The frame and the form of an item read the shop's name and fees from the router.
      return revalidate()
    },
    versioned: 'PATCH /api/admin/settings',
    onConflict: (current) => setState((now) => withTheirs(now, current)),
    onFailed(error) {
      if (hasFieldErrors(error)) refuse(fieldErrorsOf(error))
    },
  })
}

function unchanged(saved: AdminSettings): Omit<SettingsState, 'saved'> {
  return { draft: toSettingsDraft(saved), errors: {}, contested: null }
}

/** The draft over what somebody else saved meanwhile. */
function withTheirs({ saved, draft, errors }: SettingsState, current: AdminSettings): SettingsState {
  const [base, theirs] = [toSettingsDraft(saved), toSettingsDraft(current)]
  const changed = changedIn(draft, base)
  const contested = changedIn(theirs, base).filter((name) => changed.includes(name))
  return { saved: current, draft: rebase(draft, base, theirs), errors, contested }
}

function withoutErrorsOf(names: readonly string[], errors: SettingsErrors): SettingsErrors {
  const isTouched = (field: string) => names.some((name) => field === name || field.startsWith(`${name}.`))
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isTouched(field)))
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
