import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { usePart } from './use-part.ts'
import { useQuiet } from './use-quiet.ts'

const loadToastStage = () => import('./toast-stage.tsx').then((module) => module.ToastStage)

export type Toast = {
  title: string
  description?: string
  /** The reason, on its own line below the title. */
  reason?: string
  /**
   * ok: success; info: nothing failed, but something else is needed first; danger: failure, in destructive style
   * (S-ERR-15).
   */
  tone?: 'ok' | 'info' | 'danger'
  /** A single action: "cart", "try again". */
  action?: { label: string; onClick: () => void }
  /** Default 5000; the product modal asks for 3000 (S-MOD-08). */
  durationMs?: number
}

/** `gone`: no longer true, so it is dismissed early. */
export type ToastRequest = Toast & { id: number; gone?: boolean }

type Show = (toast: Toast | null, offering?: () => void) => void

const ShowToast = createContext<Show>(() => {
  throw new Error('useToast needs a ToastProvider above it')
})

/**
 * Shows a toast. One is visible at a time: a new toast replaces the previous one (S-ERR-15). Null dismisses the visible
 * one; with `offering`, only if `offering` is its action, because the user has just taken it.
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

export function ToastProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<ToastRequest | null>(null)
  const show = useCallback<Show>((toast, offering) => {
    setLatest((before) => {
      if (toast) return { ...toast, id: (before?.id ?? 0) + 1 }
      const stays = offering && before?.action?.onClick !== offering
      return before && !stays ? { ...before, gone: true } : before
    })
  }, [])
  // Preloads the toast code, because it must also work when the network is lost.
  const quiet = useQuiet()
  const ToastStage = usePart(loadToastStage, quiet || latest !== null)
  return (
    <ShowToast value={show}>
      {children}
      {latest && ToastStage ? <ToastStage latest={latest} /> : null}
    </ShowToast>
  )
}
