import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Setup } from '#contract/admin/setup.ts'

/** What every screen of the guide is given: how far the shop is, and what it says of itself. */
export type StepProps = { setup: Setup; settings: AdminSettings }
