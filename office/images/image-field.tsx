import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { imagesText, imagesToast } from '#text/admin/images.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { useToast } from '#ui/toast.tsx'
import { PickZone } from './pick-zone.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { UploadTile } from './upload-tile.tsx'
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
  const toast = useToast()
  const labelId = useId()
  const errorId = useId()
  const { uploads, add, cancel, retry, retryAll } = useUploads({
    kind,
    onUploading,
    onUploaded: ({ url }) => onChange(url),
  })

  function remove() {
    onChange(null)
    toast({
      title: imagesToast.removed,
      action: { label: imagesToast.undo, onClick: () => onChange(value) },
    })
  }

  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <span id={labelId} className="text-md font-medium text-ink">
        {label}
      </span>
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 max-[22rem]:grid-cols-1">
        {uploads.length > 0 ? (
          <ul>
            {uploads.map((upload) => (
              <UploadTile
                key={upload.id}
                upload={upload}
                onCancel={() => cancel(upload)}
                onRetry={() => retry(upload)}
              />
            ))}
          </ul>
        ) : (
          <div className="flex flex-col gap-1.5">
            <Picture
              image={value ? { url: value, width: 320, height: 320, alt: label } : undefined}
              sizes="8rem"
              missing={imagesText.missing}
              className="aspect-square rounded-card border-[1.5px] border-line"
              imageClassName="object-contain!"
            />
            {value ? (
              <Button variant="danger-ghost" size="sm" icon={<Trash2 aria-hidden />} onClick={remove}>
                {imagesText.removeOne}
              </Button>
            ) : null}
          </div>
        )}
        <PickZone
          many={false}
          label={value ? imagesText.change : imagesText.pickOne}
          hint={imagesText.hint[kind]}
          invalid={error !== undefined}
          describedBy={error && errorId}
          onFiles={(files) => {
            for (const upload of uploads) cancel(upload)
            add(files)
          }}
        />
      </div>
      {uploads.some(({ signedOut }) => signedOut) ? <SignedOutNotice onRetry={retryAll} /> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  )
}
