import { FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { useArrivingFiles } from '#office/images/use-arriving-files.ts'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

type FileZoneText = { pick: string; drop: string; dropNow: string; limits: string }

type FileZoneProps = {
  text: FileZoneText
  /** As the `accept` attribute: «.csv,text/csv». */
  accept: string
  onFile: (file: File) => void
}

/** Takes a file: chosen, or dropped or pasted anywhere on the page. */
export function FileZone({ text, accept, onFile }: FileZoneProps) {
  const hintId = useId()
  const over = useArrivingFiles(([file]) => file && onFile(file))

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Reset, so that the same file can be chosen again after a correction.
    event.target.value = ''
    if (file) onFile(file)
  }

  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors',
        over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
      )}
    >
      <FileSpreadsheet strokeWidth={1.5} className="size-12 text-brand" />
      <label className={buttonClass({ size: 'lg' }, 'cursor-pointer has-focus-visible:outline-3')}>
        {text.pick}
        <input type="file" accept={accept} onChange={pick} aria-describedby={hintId} className="sr-only" />
      </label>
      <p className="text-md text-ink-2 pointer-coarse:hidden">{over ? text.dropNow : text.drop}</p>
      <p id={hintId} className="text-sm text-ink-3">
        {text.limits}
      </p>
    </div>
  )
}
