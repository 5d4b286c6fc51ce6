import { describe, expect, it } from 'vitest'
import { FINAL_STATUSES, isFinal, NEXT_STATUSES, ORDER_STATUSES, type OrderStatus } from './order-status.ts'

describe('order status (D-04)', () => {
  it('goes pending → confirmed → processing → shipped → delivered', () => {
    const life: OrderStatus[] = ['pending', 'confirmed', 'processing', 'shipped', 'delivered']
    for (const [index, status] of life.slice(0, -1).entries()) {
      expect(NEXT_STATUSES[status]).toContain(life[index + 1])
    }
  })

  it.each(ORDER_STATUSES)('%s may be cancelled unless it is delivered or cancelled', (status) => {
    expect(NEXT_STATUSES[status].includes('cancelled')).toBe(!isFinal(status))
  })

  it('ends delivered or cancelled', () => {
    expect(FINAL_STATUSES).toEqual(['delivered', 'cancelled'])
  })

  it('never goes back without a reason', () => {
    const rank = (status: OrderStatus) => ORDER_STATUSES.indexOf(status)
    for (const from of ORDER_STATUSES) {
      for (const to of NEXT_STATUSES[from]) expect(rank(to)).toBeGreaterThan(rank(from))
    }
  })
})
