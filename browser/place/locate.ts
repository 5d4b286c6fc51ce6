// Where the browser says that one is, asked by a tap on «موقعي الآن» alone (W-13).
import { readStoredJson, writeStored, writeStoredJson } from '#browser/storage.ts'
import { isInOman, type Place, roundPlace } from '#domain/place.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { placeText } from '#text/place.ts'

/** `accuracy` in metres. */
export type Located = { place: Place; accuracy: number }

/** Rejects with the sentence for the person. */
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
 * Only the documents of checkout and profile may ask for the place, and a move within the shop keeps the document of the
 * page before. Where that one is closed the page is reloaded, and `typed` is restored after it. False where it is open.
 */
export function reloadToLocate(typed: object): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }
  // Once: a page that stays closed says so, instead of loading again and again.
  if (featurePolicy?.allowsFeature('geolocation') !== false || draftBeforeLocating() !== null) return false
  writeStoredJson(WISH, { path: location.pathname, typed }, 'tab')
  location.reload()
  return true
}

/** What was typed before the page was reloaded to locate; null where it was not reloaded. */
export function draftBeforeLocating(): object | null {
  const wish = readStoredJson(WISH, 'tab')
  return wish?.path === location.pathname && typeof wish.typed === 'object' ? wish.typed : null
}

export function clearDraftBeforeLocating(): void {
  writeStored(WISH, null, 'tab')
}
