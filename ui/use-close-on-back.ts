import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { createPath, type Location } from 'react-router'

/** The state of a history entry: `idx` is the router's page index, `over` is ours. */
type HistoryState = { idx?: number; key?: string; over?: number } | null

/** The overlays of the page, lowest first. */
const layers: { close: () => void }[] = []
/** The router's last state. */
let page: { state: HistoryState; url: string } | undefined
let current: HistoryState = null

/**
 * Overlays without a URL of their own (sheet, drawer, dialog, menu) are closed by Back, the last one first, before Back
 * leaves the page (S2-08). Each adds a history entry with the page's own URL. If an overlay is closed in another way,
 * its entry stays and Back skips it: removing it would mean going back while a link in the overlay may be navigating
 * forward.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const layer = { close: () => close() }
    layers.push(layer)
    coverPage()
    return () => {
      const at = layers.indexOf(layer)
      if (at >= 0) layers.splice(at, 1)
    }
  }, [open])
}

/** Call once per program, with the location of its router. */
export function usePagesOfHistory(location: Location): void {
  useLayoutEffect(() => {
    const state: HistoryState = history.state
    // Back was pressed before this effect ran, so the previous entry still has the old URL.
    if (current && state?.idx === current.idx && (state?.key ?? 'default') !== location.key) {
      const { key, state: usr } = location
      history.replaceState({ ...state, usr, key }, '', createPath(location))
    }
    // A filter chosen in a sheet replaces the sheet's entry, so mark the new one as the sheet's too.
    if (current?.over && !state?.over && state?.idx === current.idx) {
      history.replaceState({ ...state, over: current.over }, '')
    }
    current = history.state
    page = { state: history.state, url: window.location.href }
  }, [location])
}

/**
 * Must run before the router is created: window listeners are called in order, so the router only hears of other pages.
 */
export function watchWaysBack(): void {
  addEventListener('popstate', follow)
}

function coverPage(): void {
  const state: HistoryState = history.state
  // The router is navigating, or restoring the entry because it asks before leaving this page.
  if (state?.idx !== page?.state?.idx) return
  for (let over = (state?.over ?? 0) + 1; over <= layers.length; over++) {
    history.pushState({ ...state, over }, '')
  }
  current = history.state
}

function follow(event: PopStateEvent): void {
  const from = current
  const to: HistoryState = event.state
  current = to
  const isCopy = Boolean(to?.over || from?.over)
  if (!page || to?.idx !== from?.idx || !isCopy) {
    setTimeout(coverPage)
    return
  }
  event.stopImmediatePropagation()
  const over = to?.over ?? 0
  // A choice in the overlay has changed the page's URL.
  history.replaceState({ ...page.state, over }, '', page.url)
  if (over > (from?.over ?? 0)) return
  if (layers.length > over) for (const layer of layers.splice(over).toReversed()) layer.close()
  else history.back()
}
