// When animals can be seen (H-08): the owner's week, the length of a visit, and how long it holds its animal.
import type { Hours } from '#domain/opening.ts'

export type ViewingPlan = {
  /** False pauses the visits and keeps the plan. */
  isOffered: boolean
  /** Seven entries, Sunday first; null: no visits on that day. */
  week: (Hours | null)[]
  /** The length of a visit. */
  minutes: number
  /** How many hours before it begins a visit holds its animal, until it ends; 0: never. */
  holdHours: number
  /** The days after today that are offered. */
  daysAhead: number
}

export const VIEWING_LIMITS = {
  minutes: { min: 10, max: 120 },
  holdHours: { min: 0, max: 72 },
  daysAhead: { min: 1, max: 14 },
} as const

const FRIDAY = 5

/** The form's initial values; nothing is offered until the owner turns visits on. */
export const FIRST_PLAN: ViewingPlan = {
  isOffered: false,
  week: Array.from({ length: 7 }, (_, day) => (day === FRIDAY ? null : { from: '16:30', to: '19:30' })),
  minutes: 20,
  holdHours: 24,
  daysAhead: 7,
}

/** Upcoming visits that one customer may have. */
export const MAX_OPEN_VIEWINGS = 2
/** Bookings and changes of one customer for one animal in 30 days, so that nobody blocks it. */
export const MAX_VIEWINGS_OF_ONE = 6
export const VIEWINGS_OF_ONE_DAYS = 30
/** How many of those visits hold the animal; none once the customer has missed one. They may still come and see it. */
export const MAX_HOLDS_OF_ONE = 2
export const MAX_VIEWING_NOTE = 300

export const VIEWING_STATES = ['booked', 'attended', 'missed', 'cancelled', 'blocked'] as const

/** `gone`: the animal is no longer for sale. */
export const VIEWING_ENDERS = ['customer', 'shop', 'gone'] as const
export type ViewingEnder = (typeof VIEWING_ENDERS)[number]
