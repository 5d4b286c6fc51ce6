// When the shop is open (L-12): one list that working hours, working days, delivery days and the chatbot read.

/** Times of day in Muscat, `HH:MM`. */
type Hours = { from: string; to: string }

export type Opening = {
  /** Seven entries, Sunday first; null: closed on that day of the week. */
  week: (Hours | null)[]
  /** Holidays and Ramadan: days `YYYY-MM-DD`, both included, that have hours of their own or none. */
  exceptions: { from: string; to: string; label: string; hours: Hours | null }[]
}
