import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveGuardProps = {
  when: boolean
  /** Whether to ask about a navigation, by its paths; by default always. */
  isAway?: (from: string, to: string) => boolean
  title: string
  what: ReactNode
  go: string
  going: string
}

/**
 * Asks for confirmation before leaving by a link or Back, and, with the browser's own dialog, before closing the tab.
 */
export function LeaveGuard({ when, isAway = () => true, title, what, go, going }: LeaveGuardProps) {
  const isGoing = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && isAway(currentLocation.pathname, nextLocation.pathname),
  )

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => {
      // Links to the shop are full page loads, for which the browser has already asked.
      if (!isGoing.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])

  // The pending work finished while the question was open, so it is moot.
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
