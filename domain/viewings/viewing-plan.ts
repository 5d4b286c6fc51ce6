// When an animal can be seen before it is bought (H-08): the week that the owner offers, and what a visit is like.
import type { Hours } from '#domain/opening.ts'

export type ViewingPlan = {
  /** The plan stays while nothing is offered for a time. */
  isOffered: boolean
  /** Seven entries, Sunday first; null: no visits on that day. */
  week: (Hours | null)[]
  /** Of one visit. */
  minutes: number
  /** So many hours before it begins a visit holds its animal, until it ends; 0: never. */
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

/** What the form begins with; nothing of it is offered before the owner says so. */
export const FIRST_PLAN: ViewingPlan = {
  isOffered: false,
  week: Array.from({ length: 7 }, (_, day) => (day === FRIDAY ? null : { from: '16:30', to: '19:30' })),
  minutes: 20,
  holdHours: 24,
  daysAhead: 7,
}

/** Visits that one customer may have before them. */
export const MAX_OPEN_VIEWINGS = 2
/** Bookings and changes for one animal, by one customer in 30 days: nobody keeps it from others by visits that never come. */
export const MAX_VIEWINGS_OF_ONE = 6
export const VIEWINGS_OF_ONE_DAYS = 30
/** Of these visits so many hold the animal, and none of who did not come to one: they may still come and see it. */
export const MAX_HOLDS_OF_ONE = 2
export const MAX_VIEWING_NOTE = 300

export const VIEWING_STATES = ['booked', 'attended', 'missed', 'cancelled', 'blocked'] as const

/** `gone`: the animal is no longer for sale. */
export const VIEWING_ENDERS = ['customer', 'shop', 'gone'] as const
export type ViewingEnder = (typeof VIEWING_ENDERS)[number]
