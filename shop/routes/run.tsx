import { RunPage } from '#shop/run/run-page.tsx'

/** W-07: what opens the run stands after the #, which no server, log or search engine sees. */
export default function RunRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <RunPage />
    </>
  )
}
