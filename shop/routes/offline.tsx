import { OfflinePage } from '#shop/offline/offline-page.tsx'
import { offlineText } from '#text/offline.ts'

/** Kept by every browser beforehand (service-worker.ts), for the moment when nothing else can be shown. */
export default function OfflineRoute() {
  return (
    <>
      <title>{offlineText.page.title}</title>
      <meta name="robots" content="noindex" />
      <OfflinePage />
    </>
  )
}
