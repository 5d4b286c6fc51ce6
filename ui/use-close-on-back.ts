import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { createPath, type Location } from 'react-router'

/** As the router leaves an entry of the history: `idx` tells its pages apart, `over` is ours. */
type HistoryState = { idx?: number; key?: string; over?: number } | null

/** The overlays of the page, lowest first. */
const layers: { close: () => void }[] = []
/** The page as the router last left it. */
let page: { state: HistoryState; url: string } | undefined
/** The current history entry. */
let current: HistoryState = null

/**
 * Overlays without a URL of their own (sheet, drawer, dialog, menu) are closed by Back, the last one first, before Back
 * leaves the page (S2-08). Each adds a history entry with the page's own URL. An
 * entry whose layer was closed otherwise stays, and Back passes over it: to remove it would mean going back while a link
 * in the layer may be going forward.
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

/** Once in each program, with the location of its router. */
export function usePagesOfHistory(location: Location): void {
  useLayoutEffect(() => {
    const state: HistoryState = history.state
    // Back came between the router's entry and this moment: the previous entry has the old URL.
    if (current && state?.idx === current.idx && (state?.key ?? 'default') !== location.key) {
      const { key, state: usr } = location
      history.replaceState({ ...state, usr, key }, '', createPath(location))
    }
    // A filter chosen in a sheet replaces the sheet's entry, which stays the sheet's.
    if (current?.over && !state?.over && state?.idx === current.idx) {
      history.replaceState({ ...state, over: current.over }, '')
    }
    current = history.state
    page = { state: history.state, url: window.location.href }
  }, [location])
}

/** Before the router is made, which then hears only of other pages: listeners of the window are called in their order. */
export function watchWaysBack(): void {
  addEventListener('popstate', follow)
}

function coverPage(): void {
  const state: HistoryState = history.state
  // The router is on its way to another page, or back again because it asks before it leaves this one.
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
  // What was chosen in the layer has changed the page's address.
  history.replaceState({ ...page.state, over }, '', page.url)
  if (over > (from?.over ?? 0)) return
  if (layers.length > over) for (const layer of layers.splice(over).toReversed()) layer.close()
  else history.back()
}
