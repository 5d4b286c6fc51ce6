import { createContext, use } from 'react'
import type { SettingsForm } from './use-settings-form.ts'

export const SettingsContext = createContext<SettingsForm | null>(null)

export function useSettings(): SettingsForm {
  const form = use(SettingsContext)
  if (!form) throw new Error('useSettings needs a settings form above it')
  return form
}
