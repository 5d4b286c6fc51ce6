// In the browser: the catalogue from the shop, or the loaded state of it during an outage. A lost network removes
// neither filters nor loaded lists (S-CATB-09).
import { isRouteErrorResponse } from 'react-router'
import { isSameList, readAddress, writeAddress } from './catalogue-address.ts'
import type { FoundCatalogue } from './use-catalogue.ts'

const NOTHING = { products: [], total: 0, moreThanTotal: false, searchedFor: '', near: [], nextCursor: null }

/** @param known the catalogue on the screen, if any */
export async function findCatalogue<Found extends FoundCatalogue>(
  load: () => Promise<Found>,
  url: string,
  known: Found | null,
): Promise<Found> {
  try {
    return await load()
  } catch (error) {
    // Not an outage: a redirect, an intended error response, or a navigation that replaced this one.
    if (
      !known ||
      (error instanceof DOMException && error.name === 'AbortError') ||
      error instanceof Response ||
      (isRouteErrorResponse(error) && error.status < 500)
    )
      throw error
    // biome-ignore lint/suspicious/noConsole: S-CATB-09 requires a log entry, which in a browser means the console
    console.warn('the catalogue could not be loaded', error)
    const address = readAddress(new URL(url).searchParams)
    if (isSameList(address, readAddress(new URLSearchParams(known.query)))) return { ...known, failed: true }
    return { ...known, query: writeAddress(address).toString(), ...NOTHING, failed: true }
  }
}
