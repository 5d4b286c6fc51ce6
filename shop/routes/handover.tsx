import { RecordPage } from '#shop/handover/record-page.tsx'

/** H-07: what opens the record stands after the #, which no server, log or search engine sees. */
export default function HandoverRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <RecordPage />
    </>
  )
}
