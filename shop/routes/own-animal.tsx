import { useParams } from 'react-router'
import { OwnAnimalPage } from '#shop/animals/own-animal-page.tsx'

/** H-04. */
export default function OwnAnimalRoute() {
  const { id = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <OwnAnimalPage key={id} id={id} />
    </>
  )
}
