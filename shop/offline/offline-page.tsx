import { useSearchParams } from 'react-router'
import { useOnline } from '#browser/connection/use-connection.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { offlineText } from '#text/offline.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

const text = offlineText.page

/**
 * Shown by the service worker when a page is neither reachable nor cached. Cached when the worker is installed
 * (service-worker.ts).
 */
export default function OfflinePage() {
  const [parameters] = useSearchParams()
  const online = useOnline()
  return (
    <div className="page w-birds">
      <title>{text.title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        // A single size, so that the browser requests the file that the worker has cached.
        figure={<img src="/figures/budgie-320.webp" alt="" />}
        title={online ? text.backHeading : text.heading}
        actions={
          <>
            <Button onClick={() => location.replace(safeReturnPath(parameters.get('to') ?? '/'))}>
              {online ? text.goOn : text.retry}
            </Button>
            <LinkButton to="/" reloadDocument variant="outline">
              {text.toHome}
            </LinkButton>
          </>
        }
      >
        <p role="status">{online ? text.backBody : text.body}</p>
      </EmptyState>
    </div>
  )
}
