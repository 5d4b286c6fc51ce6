import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readStored, writeStored } from '#browser/storage.ts'
import { useRefresh } from '#browser/use-change.ts'
import type { FeedBatch } from '#contract/admin/order-events.ts'
import { useToast } from '#ui/toast.tsx'
import { chime, wakeSound } from './chime.ts'
import { type FeedState, followOrders } from './follow-orders.ts'
import { LiveContext } from './live-context.ts'
import { toToast } from './news-toast.ts'

/** Refetched when orders or the last units change; only visible queries send a request. */
const CONCERNED = [
  '/api/admin/stats',
  '/api/admin/orders',
  '/api/admin/runs',
  '/api/admin/transfers',
  '/api/admin/statements',
  '/api/admin/returns',
  '/api/admin/inventory',
  '/api/admin/setup',
] as const
/** The shortest time between two refreshes, however much happens. */
const REFRESH_MS = 2000

/** Provides live events to the office, with a toast and an optional sound (D-08), once the gate is open. */
export function LiveProvider({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [state, setState] = useState<FeedState>('connecting')
  const sound = useSound()
  const refresh = useSoonRefresh()
  const queries = useQueryClient()
  const showToast = useToast()
  const navigate = useNavigate()
  const act = useRef({ hear: (_: FeedBatch, __: boolean) => {}, change: (_: FeedState) => {} })

  act.current.hear = (batch, isLeader) => {
    refresh()
    const toast = toToast(batch, (to) => void navigate(to))
    if (!toast) return
    if (isLeader && sound.on) chime()
    if (document.visibilityState === 'visible') showToast(toast)
  }
  act.current.change = (next) => {
    // The feed replays missed order events; everything else is refetched.
    if (next === 'live' && state === 'lost') refresh()
    setState(next)
  }

  useEffect(() => {
    if (!isOpen) return
    return followOrders({
      onBatch: (batch, isLeader) => act.current.hear(batch, isLeader),
      onState: (next) => act.current.change(next),
      // The gate rechecks, and shows its screen if the session has ended.
      onRefused: () => void queries.invalidateQueries({ queryKey: ['/api/admin/validate'] }),
    })
  }, [isOpen, queries])

  const { on, switchTo } = sound
  // biome-ignore lint/correctness/useExhaustiveDependencies: switchTo only closes over setters
  const live = useMemo(() => (isOpen ? { state, sound: { on, switchTo } } : null), [isOpen, state, on])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Throttles: runs at once, then at most every two seconds, always including the last call. */
function useSoonRefresh(): () => void {
  const refresh = useRefresh()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    const wait = Math.max(0, last.current + REFRESH_MS - Date.now())
    timer.current = setTimeout(() => {
      last.current = Date.now()
      void refresh(...CONCERNED)
    }, wait)
  }
}

const PLACE = 'aleef-admin-sound'

/** Whether new events play a sound: off by default, stored on this device. */
function useSound() {
  const [on, setOn] = useState(() => readStored(PLACE) === 'on')

  // After a reload, browsers block sound until the first touch.
  useEffect(() => {
    if (!on) return
    addEventListener('pointerdown', wakeSound)
    addEventListener('keydown', wakeSound)
    return () => {
      removeEventListener('pointerdown', wakeSound)
      removeEventListener('keydown', wakeSound)
    }
  }, [on])

  return {
    on,
    switchTo(next: boolean) {
      setOn(next)
      writeStored(PLACE, next ? 'on' : null)
      if (!next) return
      wakeSound()
      chime()
    },
  }
}
