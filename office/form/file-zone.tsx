import { FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

export type FileZoneText = { pick: string; drop: string; dropNow: string; limits: string }

/** A drop zone with a file picker. */
export function FileZone({
  text,
  accept,
  onFile,
}: {
  text: FileZoneText
  /** As the `accept` attribute: «.csv,text/csv». */
  accept: string
  onFile: (file: File) => void
}) {
  const [over, setOver] = useState(false)
  const hintId = useId()

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Reset, so that the same file can be chosen again after a correction.
    event.target.value = ''
    if (file) onFile(file)
  }

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    // Dropping is a shortcut for mice; the button inside does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here is only for dropping
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors',
        over ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
      )}
    >
      <FileSpreadsheet aria-hidden strokeWidth={1.5} className="size-12 text-brand" />
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
