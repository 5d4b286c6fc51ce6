import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Setup } from '#contract/admin/setup.ts'

/** The props of every screen of the guide: progress and settings. */
export type StepProps = { setup: Setup; settings: AdminSettings }
