import { useIsMutating } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import { sendFile } from '#browser/send-file.ts'
import { useChange } from '#browser/use-change.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FieldError, Optional } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Plus, X } from '#ui/icons.tsx'
import { lightenPhoto } from './shrink-photo.ts'

type FilesText = {
  label: string
  hint: string
  add: string
  adding: string
  file: (number: number) => string
  remove: (number: number) => string
}

const UPLOAD = 'upload-file'

/** Whether a picture is still uploading; the form must not be sent without it. */
export function useUploading(): boolean {
  return useIsMutating({ mutationKey: [UPLOAD] }) > 0
}

type FilesFieldProps = {
  files: readonly string[]
  onChange: (files: string[]) => void
  max: number
  text: FilesText
  optional?: boolean
  error?: string | undefined
  /** The size and crop of a picture. */
  shape?: string
}

/** Private pictures (S2-02), uploaded as soon as they are chosen and attached when the form is sent. */
export function FilesField(props: FilesFieldProps) {
  const { files, onChange, max, text, optional, error, shape = 'size-24 object-cover' } = props
  const input = useRef<HTMLInputElement>(null)
  const upload = useChange({
    key: UPLOAD,
    send: async (file: File) => sendFile('POST /api/uploads', await lightenPhoto(file)),
    onDone: ({ id }) => onChange([...files, id]),
  })
  const fault = error ?? (upload.failure ? sentenceOf(upload.failure) : undefined)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file) void upload.run(file)
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-md font-medium text-ink">
        {text.label} <Optional>{optional}</Optional>
      </legend>
      {files.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {files.map((file, at) => (
            <li key={file} className="relative">
              <img
                src={`/api/files/${file}`}
                alt={text.file(at + 1)}
                className={classNames('rounded-control', shape)}
              />
              <IconButton
                label={text.remove(at + 1)}
                icon={<X />}
                onClick={() => onChange(files.filter((other) => other !== file))}
                className="absolute -end-3 -top-3 scale-75 rounded-pill border border-line bg-surface"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {files.length < max ? (
        <>
          <input ref={input} type="file" accept="image/*" aria-label={text.add} hidden onChange={choose} />
          <Button
            variant="outline"
            size="sm"
            icon={<Plus />}
            pending={upload.pending}
            pendingLabel={text.adding}
            onClick={() => input.current?.click()}
            className="self-start"
          >
            {text.add}
          </Button>
        </>
      ) : null}
      {fault ? <FieldError>{fault}</FieldError> : <p className="text-sm text-ink-3">{text.hint}</p>}
    </fieldset>
  )
}
