import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { imagesText, imagesToast } from '#text/admin/images.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { useToast } from '#ui/toast.tsx'
import { PickZone } from './pick-zone.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { UploadTiles } from './upload-tile.tsx'
import { type OnUploading, useUploads } from './use-uploads.ts'

/** A form field for a single picture (a category's, the shop's logo), whose value is its URL (A-CAT-06, A-UPL-06). */
export function ImageField({
  label,
  kind = 'category',
  value,
  onChange,
  onUploading,
  error,
}: {
  label: string
  kind?: 'category' | 'logo'
  value: string | null
  onChange: (url: string | null) => void
  onUploading?: OnUploading
  error?: string | undefined
}) {
  const labelId = useId()
  const errorId = useId()
  const { add, retryAll, ...sending } = useUploads({
    kind,
    onUploading,
    onUploaded: ({ url }) => onChange(url),
  })
  const { uploads } = sending

  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <span id={labelId} className="text-md font-medium text-ink">
        {label}
      </span>
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 max-[22rem]:grid-cols-1">
        {uploads.length > 0 ? (
          <ul>
            <UploadTiles {...sending} />
          </ul>
        ) : (
          <SavedImage url={value} label={label} onChange={onChange} />
        )}
        <PickZone
          many={false}
          label={value ? imagesText.change : imagesText.pickOne}
          hint={imagesText.hint[kind]}
          invalid={error !== undefined}
          describedBy={error && errorId}
          onFiles={(files) => {
            uploads.forEach(sending.cancel)
            add(files)
          }}
        />
      </div>
      {uploads.some(({ signedOut }) => signedOut) ? <SignedOutNotice onRetry={retryAll} /> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  )
}

type SavedImageProps = { url: string | null; label: string; onChange: (url: string | null) => void }

function SavedImage({ url, label, onChange }: SavedImageProps) {
  const toast = useToast()
  function remove() {
    onChange(null)
    toast({
      title: imagesToast.removed,
      action: { label: imagesToast.undo, onClick: () => onChange(url) },
    })
  }
  return (
    <div className="flex flex-col gap-1.5">
      <Picture
        image={url ? { url, width: 320, height: 320, alt: label } : undefined}
        sizes="8rem"
        className="aspect-square rounded-card border-[1.5px] border-line"
        imageClassName="object-contain!"
      />
      {url ? (
        <Button variant="danger-ghost" size="sm" icon={<Trash2 />} onClick={remove}>
          {imagesText.removeOne}
        </Button>
      ) : null}
    </div>
  )
}
