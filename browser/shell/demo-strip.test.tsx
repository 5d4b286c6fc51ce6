import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { InvoiceReceipt } from '#office/orders/print/invoice-receipt.tsx'
import { InvoiceSheet } from '#office/orders/print/invoice-sheet.tsx'
import { DEMO_NOTICE } from '#text/demo.ts'
import { DemoStrip } from './demo-strip.tsx'

const ORDER = {
  ...{ id: 7, orderNumber: 'ALF12345678ABCD', createdAt: '2026-11-22T08:00:00Z', status: 'pending' },
  ...{ customerName: 'سالم', customerPhone: '', shippingAddress: 'صحار', channel: 'shop', items: [] },
  ...{ totalAmount: '4.500', deliveryFee: '2.000', finalAmount: '6.500', paymentStatus: 'awaiting' },
  issued: [],
  invoice: {
    ...{ title: 'plain', lines: [], subtotal: '4.500', discount: '0.000', total: '6.500', vat: null },
    ...{ seller: { name: 'أليف', address: 'صحار', legal: [] }, buyer: { name: 'سالم', address: 'صحار' } },
  },
} as unknown as AdminOrderDetail

const PAPER = [
  ['the strip above every page', <DemoStrip key="strip" />],
  ['an invoice on A4', <InvoiceSheet key="sheet" order={ORDER} />],
  ['a receipt of 80 mm', <InvoiceReceipt key="receipt" order={ORDER} ref={null} />],
] as const

test.each(PAPER)('L-03: %s shows the demo notice, and nothing in a real shop', (_, element) => {
  expect(markup(element, true)).toContain(`>${DEMO_NOTICE}<`)
  expect(markup(element, false)).not.toContain(DEMO_NOTICE)
})

function markup(element: React.ReactNode, isDemo: boolean): string {
  const store = { nameArabic: 'أليف', addressArabic: 'صحار', isDemo, vatNumber: null, legal: [] }
  const router = createMemoryRouter([{ id: 'root', path: '*', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { store } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
