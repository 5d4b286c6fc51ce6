// The open screen of the guide is stored in the URL, so that Back, a reload and links work.
import type { Setup } from '#contract/admin/setup.ts'
import { SETUP_STEPS, type SetupStepName } from '#domain/setup.ts'

/** The steps, and the legal facts, which are not a step because orders do not depend on them. */
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

/** The next screen: the next unfinished step, otherwise the overview. */
export function pathAfter(screen: GuideScreen, steps: Setup['steps']): string {
  const at = steps.findIndex(({ name }) => name === screen)
  const next = at === -1 ? undefined : steps.slice(at + 1).find(({ done }) => !done)
  return guidePath(next?.name ?? null)
}
