import { OwnAnimalsPage } from '#shop/animals/own-animals-page.tsx'

/** H-04. */
export default function OwnAnimalsRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <OwnAnimalsPage />
    </>
  )
}
