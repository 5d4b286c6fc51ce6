import { PapersPage } from '#shop/papers/papers-page.tsx'

/** H-04: what opens the papers stands after the #, which no server, log or search engine sees. */
export default function PapersRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PapersPage />
    </>
  )
}
