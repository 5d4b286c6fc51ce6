// The address says which screen of the guide is open, so that Back, a reload and a link find it.
import type { Setup } from '#contract/admin/setup.ts'
import { SETUP_STEPS, type SetupStepName } from '#domain/setup.ts'

/** The steps, and the facts that the law asks for: no step, since no order waits for them. */
export type GuideScreen = SetupStepName | 'legal'

const PATH = '/admin/setup'
const SCREENS: readonly GuideScreen[] = [...SETUP_STEPS, 'legal']

/** Null: the overview. */
export function screenIn(parameters: URLSearchParams): GuideScreen | null {
  return SCREENS.find((screen) => screen === parameters.get('step')) ?? null
}

export function guidePath(screen: GuideScreen | null): string {
  return screen === null ? PATH : `${PATH}?step=${screen}`
}

/** Where one goes from here: the next step that is not done, else back to the overview. */
export function pathAfter(screen: GuideScreen, steps: Setup['steps']): string {
  const at = steps.findIndex(({ name }) => name === screen)
  const next = at === -1 ? undefined : steps.slice(at + 1).find(({ done }) => !done)
  return guidePath(next?.name ?? null)
}
