import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { endEarlyTaps } from '#browser/early-tap.ts'
import { RequestId } from '#shop/shell/request-id.ts'
import { watchWaysBack } from '#ui/use-close-on-back.ts'
import { renderDeferredCards } from './render-deferred-cards.ts'

// An error page says which request failed; only the server knew it.
const requestId = document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId ?? null

watchWaysBack()
startTransition(() => {
  endEarlyTaps()
  hydrateRoot(
    document,
    <StrictMode>
      <RequestId value={requestId}>
        <HydratedRouter />
      </RequestId>
    </StrictMode>,
  )
})

const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000))

/** Once the visible page has loaded and the browser is idle. */
function onceSettled(act: () => void) {
  if (document.readyState === 'complete') idle(act)
  else addEventListener('load', () => idle(act), { once: true })
}

onceSettled(() => renderDeferredCards(idle))

// Offline copies can wait until everything else is done (P-08); in development there are none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  onceSettled(() => void import('#shop/offline/register-worker.ts').then((module) => module.registerWorker()))
}
