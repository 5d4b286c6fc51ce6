import { FilesField } from '#browser/files/files-field.tsx'
import { MAX_REVIEW_PHOTOS } from '#domain/reviews.ts'
import { reviewsText } from '#text/catalog/reviews.ts'

const text = reviewsText.own

type ReviewPhotosProps = {
  photos: readonly string[]
  onChange: (photos: string[]) => void
  error: string | undefined
}

/** The photos of a review, visible only to their owner until it is published. */
export function ReviewPhotos({ photos, onChange, error }: ReviewPhotosProps) {
  return (
    <FilesField
      files={photos}
      onChange={onChange}
      max={MAX_REVIEW_PHOTOS}
      error={error}
      text={{
        label: text.photos,
        hint: text.photosHint,
        add: text.addPhoto,
        adding: text.addingPhoto,
        file: reviewsText.photo,
        remove: text.removePhoto,
      }}
    />
  )
}
