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
