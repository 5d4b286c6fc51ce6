// The day that a visitor chose on an animal's page, for checkout in the same session (H-06). On this device only.
import { readStored, useStored, writeStored } from '#browser/storage.ts'
import { muscatDay } from '#domain/muscat-time.ts'

const KEY = 'aleef-delivery-day'

export function useChosenDay(): string | null {
  return useStored(KEY)
}

/** Also null once that day has come. */
export function chosenDay(): string | null {
  const day = readStored(KEY)
  return day !== null && day > muscatDay(new Date()) ? day : null
}

export function chooseDay(day: string | null): void {
  writeStored(KEY, day)
}
