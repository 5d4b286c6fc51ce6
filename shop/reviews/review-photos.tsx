import { type ChangeEvent, useRef } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import { sendFile } from '#browser/send-file.ts'
import { useChange } from '#browser/use-change.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/reviews.ts'
import { reviewsText } from '#text/reviews.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Plus, X } from '#ui/icons.tsx'

const text = reviewsText.own

/** Photos are uploaded as they are chosen, seen by their owner alone, and belong to the review once it is sent (S2-02). */
export function ReviewPhotos({
  photos,
  onChange,
  error,
}: {
  photos: readonly string[]
  onChange: (photos: string[]) => void
  error: string | undefined
}) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useChange({
    send: (file: File) => sendFile('POST /api/uploads', file),
    onDone: ({ id }) => onChange([...photos, id]),
  })
  const fault = error ?? (upload.failure ? sentenceOf(upload.failure) : undefined)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file) void upload.run(file)
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-md font-medium text-ink">{text.photos}</legend>
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, at) => (
            <li key={photo} className="relative">
              <img
                src={`/api/files/${photo}`}
                alt={reviewsText.photo(at + 1)}
                className="size-24 rounded-control object-cover"
              />
              <IconButton
                label={text.removePhoto(at + 1)}
                icon={<X aria-hidden />}
                onClick={() => onChange(photos.filter((other) => other !== photo))}
                className="absolute -end-3 -top-3 scale-75 rounded-pill border border-line bg-surface"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length < MAX_REVIEW_PHOTOS ? (
        <>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={text.addPhoto}
            hidden
            onChange={choose}
          />
          <Button
            variant="outline"
            size="sm"
            icon={<Plus aria-hidden />}
            pending={upload.pending}
            pendingLabel={text.addingPhoto}
            onClick={() => input.current?.click()}
            className="self-start"
          >
            {text.addPhoto}
          </Button>
        </>
      ) : null}
      {fault ? <FieldError>{fault}</FieldError> : <p className="text-sm text-ink-3">{text.photosHint}</p>}
    </fieldset>
  )
}
