import { useState } from 'react'
import { wrongFields } from '#browser/form-errors.ts'
import { useCheck } from '#browser/use-check.ts'
import { imageWords } from '#contract/admin/products.ts'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { imagesText } from '#text/admin/images.ts'
import { imageAlt } from '#text/admin/products.ts'
import { Picture } from '#ui/picture.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { ListedImage } from './listed-image.ts'

type AltDialogProps = {
  image: ListedImage
  /** From 0. */
  place: number
  /** The item's name as currently description. */
  subject: string
  onClose: () => void
  onSave: (alt: string | null) => void
}

/** Edits the text alternative of a picture. If empty, the item's name is used. */
export function AltDialog({ image, place, subject, onClose, onSave }: AltDialogProps) {
  const [description, setDescription] = useState(image.alt ?? '')
  const { wrong, passes } = useCheck()

  function save() {
    if (!passes(wrongFields(imageWords, { alt: description }))) return
    onSave(description.trim() || null)
    onClose()
  }

  return (
    <FormDialog
      alert={false}
      onClose={onClose}
      onSubmit={save}
      title={imagesText.altTitle}
      submit={imagesText.altSave}
    >
      <Picture
        image={{ ...image, alt: '' }}
        sizes="(min-width: 30rem) 27rem, 90vw"
        decorative
        missing={imagesText.broken}
        className="h-48 rounded-picture"
        imageClassName="object-contain!"
      />
      <TextareaField
        label={imagesText.alt}
        optional
        hint={imagesText.altHint(imageAlt(subject.trim() || imagesText.altName, place))}
        rows={2}
        value={description}
        error={wrong.alt}
        onValue={setDescription}
      />
    </FormDialog>
  )
}
