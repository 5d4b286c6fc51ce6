import { ClaimAnimalPage } from '#shop/animals/claim-animal-page.tsx'

/** H-04. */
export default function ClaimAnimalRoute() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ClaimAnimalPage />
    </>
  )
}
