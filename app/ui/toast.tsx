import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'

const ToastStage = lazy(() => import('./toast-stage.tsx').then((module) => ({ default: module.ToastStage })))

export type Toast = {
  title: string
  description?: string
  /** ok: done; danger: failed, in destructive style (S-ERR-15). */
  tone?: 'ok' | 'danger'
  /** One way on: "cart", "try again". */
  action?: { label: string; onClick: () => void }
  /** Default 5000; the product dialog asks for 3000 (S-MOD-08). */
  durationMs?: number
}

export type ToastRequest = Toast & { id: number }

const ShowToast = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it')
})

/** Says something in passing. A new toast takes the place of the one before: one is visible at a time (S-ERR-15). */
export function useToast(): (toast: Toast) => void {
  return use(ShowToast)
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
  const show = useCallback((toast: Toast) => {
    setLatest((before) => ({ ...toast, id: (before?.id ?? 0) + 1 }))
  }, [])
  return (
    <ShowToast value={show}>
      {children}
      {latest ? (
        <Suspense fallback={null}>
          <ToastStage latest={latest} closeLabel={closeLabel} regionLabel={regionLabel} />
        </Suspense>
      ) : null}
    </ShowToast>
  )
}
