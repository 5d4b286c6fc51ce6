// What axe objects to on the page as it stands, the open dialog included.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Once nothing fades in or out any more: half of a fade has half of its contrast. In the whole page, or in one part of it.
 * No page of the shop has a frame, so that axe needs no second page to put its findings together (`legacy`).
 */
export async function expectNoAxeFindings(page: Page, part?: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished.catch(() => {})),
    ),
  )
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}
