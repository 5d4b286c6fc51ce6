// What was issued, as a file for the accountant (F-04).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { calendarDay } from '#contract/primitives.ts'

export const adminInvoiceEndpoints = {
  'GET /api/admin/invoices/export': {
    summary: 'Every line of what was issued from day to day, in Muscat, with all fields, as CSV',
    access: 'reports:read',
    query: z.object({ from: calendarDay, to: calendarDay }),
  },
} satisfies ShopEndpoints
