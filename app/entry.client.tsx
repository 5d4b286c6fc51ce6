import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { RequestId } from '#app/features/shell/request-id.ts'

// An error page says which request failed; only the server knew it.
const requestId = document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId ?? null

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestId value={requestId}>
        <HydratedRouter />
      </RequestId>
    </StrictMode>,
  )
})

// What is seen without a network can wait until everything else is done (P-08); development has no copies at all.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000))
  const register = () =>
    idle(
      () => void import('#app/features/offline/register-worker.ts').then((module) => module.registerWorker()),
    )
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
