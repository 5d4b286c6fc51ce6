import { useEffect, useState } from 'react'
import { shrinkPhoto } from '#browser/files/shrink-photo.ts'
import { runText as text } from '#text/runs.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FieldError } from '#ui/field.tsx'

type PhotoFieldProps = {
  photo: Blob | null
  /** Null if a heading already labels it. */
  label?: string | null
  /** The picture is the main thing on the screen. */
  large?: boolean
  onChange: (photo: Blob | null) => void
}

/** A picture from the phone's camera, shrunk for a weak network. */
export function PhotoField({ photo, label = text.photo, large = false, onChange }: PhotoFieldProps) {
  const [failed, setFailed] = useState(false)
  const url = useObjectUrl(photo)

  async function take(file: File | undefined) {
    if (!file) return
    const small = await shrinkPhoto(file)
    setFailed(small === null)
    if (small) onChange(small)
  }

  return (
    <div className="flex flex-col gap-2">
      {label ? <span className="text-md font-medium text-ink">{label}</span> : null}
      {url ? (
        <img
          src={url}
          alt={text.photoAlt}
          className={classNames(
            'w-full rounded-block bg-sunken object-contain',
            large ? 'h-[min(46dvh,24rem)]' : 'max-h-[min(24dvh,12rem)]',
          )}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonClass(
            large && !photo ? { size: 'lg' } : { variant: 'outline' },
            'flex-1 has-focus-visible:outline-3 has-focus-visible:outline-brand',
          )}
        >
          {photo ? text.changePhoto : text.takePhoto}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
        {photo ? (
          <Button variant="danger-ghost" onClick={() => onChange(null)}>
            {text.removePhoto}
          </Button>
        ) : null}
      </div>
      {failed ? <FieldError id="photo-error">{text.photoFailed}</FieldError> : null}
    </div>
  )
}

function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
