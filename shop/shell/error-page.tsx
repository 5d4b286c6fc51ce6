import { lazy, Suspense, use } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { Figure } from '#browser/figure/figure.tsx'
import { isClosedGate } from '#contract/admin/gate.ts'
import { SearchForm } from '#shop/search/search-form.tsx'
import { errorText, shellText } from '#text/shell.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RequestId } from './request-id.ts'

/** A separate chunk, since shoppers never need it (P-08). */
const GateScreen = lazy(async () => {
  const part = await import('#browser/gate/gate-screen.tsx')
  return { default: part.GateScreen }
})

/** Explains why a page failed, with links to continue. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (isRouteErrorResponse(error) && isClosedGate(error.data)) {
    return (
      <Suspense>
        <GateScreen gate={error.data} />
      </Suspense>
    )
  }
  if (status === 404) return <NotFound />
  // In the browser only; not needed during server rendering.
  const offline = globalThis.navigator?.onLine === false
  const text = offline
    ? errorText.awayFromNetwork
    : status === 403 || status === 401
      ? errorText.forbidden
      : status === 503
        ? errorText.unavailable
        : errorText.failed
  return <Failed title={text.title} body={text.body} />
}

/** The "not found" page (S-ROUTE-10). */
export function NotFound() {
  return (
    <div className="page w-birds">
      <title>{errorText.notFound.title}</title>
      <EmptyState
        headingLevel={1}
        figure={<Figure name="budgie" />}
        title={errorText.notFound.title}
        actions={
          <>
            <LinkButton to="/products">{errorText.toProducts}</LinkButton>
            <LinkButton to="/" variant="outline">
              {errorText.toHome}
            </LinkButton>
            <LinkButton to="/contact" variant="ghost">
              {shellText.contact}
            </LinkButton>
          </>
        }
      >
        <p>{errorText.notFound.body}</p>
        <div className="mx-auto mt-5 w-full max-w-100 text-start">
          <SearchForm />
        </div>
      </EmptyState>
    </div>
  )
}

function Failed({ title, body }: { title: string; body: string }) {
  const requestId = use(RequestId)
  return (
    <div className="page w-fish">
      <title>{title}</title>
      <EmptyState
        headingLevel={1}
        figure={<Figure name="fish" />}
        title={title}
        actions={
          <>
            <Button onClick={() => location.reload()}>{errorText.retry}</Button>
            <LinkButton to="/" variant="outline">
              {errorText.toHome}
            </LinkButton>
          </>
        }
      >
        <p>{body}</p>
        {requestId ? (
          <p className="mt-3 text-sm text-ink-3">
            {errorText.requestId}:{' '}
            <bdi dir="ltr" className="tabular select-all" data-request-id={requestId}>
              {requestId}
            </bdi>
          </p>
        ) : null}
      </EmptyState>
    </div>
  )
}
