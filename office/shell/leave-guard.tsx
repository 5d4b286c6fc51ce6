import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Leaving asks first, by a link, by Back, and, in the browser's own words, by closing the tab. */
export function LeaveGuard({
  when,
  isAway = () => true,
  title,
  what,
  go,
  going,
}: {
  when: boolean
  /** Which moves are asked about, by the paths; otherwise all. */
  isAway?: (from: string, to: string) => boolean
  title: string
  what: ReactNode
  go: string
  going: string
}) {
  const isGoing = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && isAway(currentLocation.pathname, nextLocation.pathname),
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => {
      // The way to the shop is a visit: it was asked about already.
      if (!isGoing.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  // What was waited for came to its end while one was asked: there is nothing to ask any more.
  const { state, reset, proceed } = blocker
  useEffect(() => {
    if (!when && state === 'blocked') reset?.()
  }, [when, state, reset])

  return (
    <ConfirmDialog
      open={state === 'blocked'}
      onClose={() => {
        if (!isGoing.current) reset?.()
      }}
      title={title}
      what={what}
      confirm={go}
      confirming={going}
      send={async () => {
        isGoing.current = true
        proceed?.()
      }}
    />
  )
}
