import { ImageOff, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { imagesText } from '#text/admin/images.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressLine } from '#ui/progress-line.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** The uploads of a list or field, each with its progress. */
export function UploadTiles({ uploads, cancel, retry }: Pick<Uploads, 'uploads' | 'cancel' | 'retry'>) {
  return uploads.map((upload) => (
    <UploadTile
      key={upload.id}
      upload={upload}
      onCancel={() => cancel(upload)}
      onRetry={() => retry(upload)}
    />
  ))
}

type UploadTileProps = { upload: Upload; onCancel: () => void; onRetry: () => void }

/** An upload with its progress, or a failed one with the reason and a retry. */
function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const { file, preview, share, reason } = upload
  return (
    <li className="flex flex-col overflow-hidden rounded-card border-[1.5px] border-line bg-surface">
      <div className="relative grid aspect-square place-items-center bg-sunken">
        <Preview url={preview} />
        <IconButton
          variant="raised"
          label={reason === null ? imagesText.cancel(file.name) : imagesText.dismiss(file.name)}
          icon={<X />}
          onClick={onCancel}
          className="absolute! end-1.5 top-1.5"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-2.5">
        <p className="truncate text-sm text-ink-3">
          <bdi>{file.name}</bdi>
        </p>
        {reason === null ? (
          <>
            <ProgressLine value={share} aria-label={imagesText.progress(file.name)} className="w-full" />
            <p className="text-sm text-ink-2 tabular-nums">{shareText(share)}</p>
          </>
        ) : (
          <>
            <p className="text-sm text-danger">{reason}</p>
            {upload.canRetry ? (
              <Button
                variant="outline"
                size="sm"
                block
                icon={<RotateCcw />}
                onClick={onRetry}
                className="mt-auto"
              >
                {imagesText.retry}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </li>
  )
}

function shareText(share: number): string {
  if (share === 0) return imagesText.waiting
  return share === 1 ? imagesText.processing : imagesText.percent(share)
}

function Preview({ url }: { url: string | null }) {
  const [unreadable, setUnreadable] = useState(false)
  if (!url || unreadable) return <ImageOff className="size-10 text-ink-3" />
  return (
    <img
      src={url}
      alt=""
      onError={() => setUnreadable(true)}
      className="absolute inset-0 size-full object-contain opacity-50"
    />
  )
}
