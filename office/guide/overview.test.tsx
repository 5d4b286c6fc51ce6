import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Setup } from '#contract/admin/setup.ts'
import { Overview } from './overview.tsx'

function overview(standing: Pick<Setup, 'ready' | 'missing'>): string {
  const setup = { ...standing, steps: [] as Setup['steps'], demo: 'none' } as Setup
  return renderToStaticMarkup(
    <MemoryRouter>
      <Overview setup={setup} settings={{} as AdminSettings} />
    </MemoryRouter>,
  )
}

test('L-02: the guide calls a shop that takes orders without an account to pay to a trial', () => {
  const trial = overview({ ready: true, missing: ['bankName'] })
  expect(trial).toContain('متجرك يستقبل طلبات تجريبية')
  expect(trial).not.toContain('يستطيع الزائر أن يطلب الآن')
  expect(overview({ ready: true, missing: [] })).toContain('يستطيع الزائر أن يطلب الآن')
  expect(overview({ ready: false, missing: ['bankName'] })).toContain('نستقبل الطلبات قريباً')
})
