// What a message to the shop may hold (E-MSG-01). The form and the API read the same figures.

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export type Priority = (typeof PRIORITIES)[number]

/** S-CON-04. */
export const DEFAULT_PRIORITY: Priority = 'medium'

/** The most letters that a field holds. */
export const SUPPORT_LENGTHS = { customerName: 120, subject: 150, message: 5000 } as const
