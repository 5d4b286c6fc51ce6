import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { MatchNotice } from './match-notice.tsx'

const transfer = {
  ...{ statedAmount: '5.500', arrivedAmount: null, difference: '0.000', amountMatch: 'match' },
  ...{ senderName: 'سالم البلوشي', nameMatch: 'match' },
}
const notice = (said: object) =>
  renderToStaticMarkup(
    <MatchNotice order={{ transfer: { ...transfer, ...said } as AdminOrder['transfer'] }} />,
  )

test('X-57: green is only what matches in full; a name that is missing or says too little is amber', () => {
  expect(notice({})).toContain('bg-ok-soft')
  const unnamed = notice({ senderName: null, nameMatch: 'unknown' })
  const short = notice({ senderName: 'سالم', nameMatch: 'unknown' })
  for (const unclear of [unnamed, short]) expect(unclear).toContain('bg-warn-soft')
  expect(unnamed).toContain('ولم يذكر اسماً')
  expect(short).toContain('سالم')
})

test('X-57: a name that says too little is not called missing when there is no amount either', () => {
  const none = { amountMatch: 'unknown', difference: null, statedAmount: null, nameMatch: 'unknown' }
  expect(notice({ ...none, senderName: null })).toContain('لم يُذكر اسم ولا مبلغ')
  expect(notice({ ...none, senderName: 'سالم' })).not.toContain('لم يُذكر اسم')
})
