import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { usePart } from './use-part.ts'
import { useQuiet } from './use-quiet.ts'

const loadToastStage = () => import('./toast-stage.tsx').then((module) => module.ToastStage)

export type Toast = {
  title: string
  description?: string
  /** Why, on a line of its own under what happened. */
  reason?: string
  /** ok: done; info: something else comes first, nothing failed; danger: failed, in destructive style (S-ERR-15). */
  tone?: 'ok' | 'info' | 'danger'
  /** One way on: "cart", "try again". */
  action?: { label: string; onClick: () => void }
  /** Default 5000; the product modal asks for 3000 (S-MOD-08). */
  durationMs?: number
}

/** `gone`: what it said no longer holds, so it leaves before its time. */
export type ToastRequest = Toast & { id: number; gone?: boolean }

type Show = (toast: Toast | null, offering?: () => void) => void

const ShowToast = createContext<Show>(() => {
  throw new Error('useToast needs a ToastProvider above it')
})

/**
 * Says something in passing. A new toast takes the place of the one before: one is visible at a time (S-ERR-15). Null takes
 * back what is still visible; with `offering`, only a toast whose one way on is that: it has been gone now.
 */
export function useToast(): Show {
  return use(ShowToast)
}

/** The default duration of toasts inside. */
export function ToastDuration({ ms, children }: { ms: number; children: ReactNode }) {
  const show = useToast()
  const showBriefly = useCallback<Show>(
    (toast, offering) => show(toast && { durationMs: ms, ...toast }, offering),
    [show, ms],
  )
  return <ShowToast value={showBriefly}>{children}</ShowToast>
}

/** `closeLabel` names the ×, `regionLabel` the place where toasts appear. */
export function ToastProvider({
  closeLabel,
  regionLabel,
  children,
}: {
  closeLabel: string
  regionLabel: string
  children: ReactNode
}) {
  const [latest, setLatest] = useState<ToastRequest | null>(null)
  const show = useCallback<Show>((toast, offering) => {
    setLatest((before) => {
      if (toast) return { ...toast, id: (before?.id ?? 0) + 1 }
      const stays = offering && before?.action?.onClick !== offering
      return before && !stays ? { ...before, gone: true } : before
    })
  }, [])
  // Loads the toast code ahead, since a toast reports a lost network.
  const quiet = useQuiet()
  const ToastStage = usePart(loadToastStage, quiet || latest !== null)
  return (
    <ShowToast value={show}>
      {children}
      {latest && ToastStage ? (
        <ToastStage latest={latest} closeLabel={closeLabel} regionLabel={regionLabel} />
      ) : null}
    </ShowToast>
  )
}
