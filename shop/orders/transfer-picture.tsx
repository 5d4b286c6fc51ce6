import { type ChangeEvent, useRef } from 'react'
import { sentenceOf } from '#browser/api-client.ts'
import { sendFile } from '#browser/send-file.ts'
import { useChange } from '#browser/use-change.ts'
import { checkoutText } from '#text/checkout.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Plus, X } from '#ui/icons.tsx'

const text = checkoutText.picture

/** F-01, S2-02: one picture of the transfer, seen by its customer and the shop alone. */
export function TransferPicture({
  image,
  onChange,
}: {
  image: string | undefined
  onChange: (image: string | undefined) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useChange({
    send: (file: File) => sendFile('POST /api/uploads', file),
    onDone: ({ id }) => onChange(id),
  })

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file) void upload.run(file)
  }

  return (
    <fieldset className="flex flex-col items-start gap-2">
      <legend className="mb-2 text-md font-medium text-ink">{text.label}</legend>
      <input ref={input} type="file" accept="image/*" aria-label={text.add} hidden onChange={choose} />
      {image ? (
        <span className="relative">
          <img
            src={`/api/files/${image}`}
            alt={text.label}
            className="max-h-40 max-w-full rounded-control border border-line object-contain"
          />
          <IconButton
            label={text.remove}
            icon={<X aria-hidden />}
            onClick={() => onChange(undefined)}
            className="absolute -end-3 -top-3 scale-75 rounded-pill border border-line bg-surface"
          />
        </span>
      ) : (
        <Button
          variant="outline"
          size="sm"
          icon={<Plus aria-hidden />}
          pending={upload.pending}
          pendingLabel={text.adding}
          onClick={() => input.current?.click()}
        >
          {text.add}
        </Button>
      )}
      {upload.failure ? (
        <FieldError>{sentenceOf(upload.failure)}</FieldError>
      ) : (
        <p className="text-sm text-ink-3">{text.hint}</p>
      )}
    </fieldset>
  )
}
