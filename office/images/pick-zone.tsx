import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { imagesText } from '#text/admin/images.ts'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { UPLOAD_TYPES } from './check-file.ts'
import { useArrivingFiles } from './use-arriving-files.ts'

const ACCEPT = UPLOAD_TYPES.join(',')

type PickZoneProps = {
  many: boolean
  hint: string
  invalid: boolean
  describedBy?: string | undefined
  label: string
  onFiles: (files: File[]) => void
}

/** Takes files: chosen, dropped, pasted, or taken with a phone's camera. */
export function PickZone({ many, hint, invalid, describedBy, label, onFiles }: PickZoneProps) {
  const hintId = useId()
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(many ? files : files.slice(0, 1))
  }
  const over = useArrivingFiles(take)

  function pick(event: ChangeEvent<HTMLInputElement>) {
    take([...(event.target.files ?? [])])
    // So that the same file can be chosen again.
    event.target.value = ''
  }

  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-2.5 rounded-card border-2 border-dashed px-4 py-5 text-center transition-colors',
        over
          ? 'border-brand bg-brand-soft'
          : invalid
            ? 'border-danger bg-surface'
            : 'border-line-strong bg-surface',
      )}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <label className={buttonClass({ variant: 'soft' }, 'cursor-pointer has-focus-visible:outline-3')}>
          <ImagePlus />
          {label}
          <input
            type="file"
            accept={ACCEPT}
            multiple={many}
            onChange={pick}
            aria-describedby={[hintId, describedBy].filter(Boolean).join(' ')}
            aria-invalid={invalid || undefined}
            className="sr-only"
          />
        </label>
        <PhotoButton onPick={pick} />
      </div>
      <p className="text-md text-ink-2 pointer-coarse:hidden">
        {over ? imagesText.dropNow : imagesText.drop}
      </p>
      <p id={hintId} className="text-sm text-ink-3">
        {hint}
      </p>
    </div>
  )
}

function PhotoButton({ onPick }: { onPick: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const look = 'cursor-pointer has-focus-visible:outline-3 pointer-fine:hidden'
  return (
    <label className={buttonClass({ variant: 'outline' }, look)}>
      <Camera />
      {imagesText.camera}
      <input type="file" accept="image/jpeg" capture="environment" onChange={onPick} className="sr-only" />
    </label>
  )
}
