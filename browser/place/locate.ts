// The browser's position, requested only by a tap on «موقعي الآن» (W-13).
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { isInOman, type Place, roundPlace } from '#domain/place.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { placeText } from '#text/place.ts'

/** `accuracy` in metres. */
export type Located = { place: Place; accuracy: number }

/** Rejects with an Error whose message is shown to the person. */
export function locate(): Promise<Located> {
  return new Promise((found, failed) => {
    if (!('geolocation' in navigator)) return failed(new Error(placeText.unavailable))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const place = roundPlace({ latitude, longitude })
        if (isInOman(place)) found({ place, accuracy })
        else failed(new Error(FIELD_FAULTS['place-outside-oman']))
      },
      ({ code, PERMISSION_DENIED }) =>
        failed(new Error(code === PERMISSION_DENIED ? placeText.denied : placeText.unavailable)),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  })
}

const WISH = 'aleef-locate'

/**
 * Only the documents of checkout and profile may use geolocation, and client-side navigation keeps the document of the
 * previous page. If that one may not, this reloads the page and `typed` is restored afterwards. False if it may.
 */
export function reloadToLocate(typed: object): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }
  // Reloads only once, so that a page that still may not shows an error instead of looping.
  if (featurePolicy?.allowsFeature('geolocation') !== false || draftBeforeLocating() !== null) return false
  writeStoredJson(WISH, { path: location.pathname, typed }, 'tab')
  location.reload()
  return true
}

/** The input from before the reload; null if there was no reload. */
export function draftBeforeLocating(): object | null {
  const wish = readStoredJson(WISH, 'tab')
  return wish?.path === location.pathname && typeof wish.typed === 'object' ? wish.typed : null
}

export function clearDraftBeforeLocating(): void {
  writeStored(WISH, null, 'tab')
}
