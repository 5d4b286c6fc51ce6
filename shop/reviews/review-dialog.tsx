import { useId } from 'react'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useUploading } from '#browser/files/files-field.tsx'
import type { ReceivedItem } from '#contract/reviews.ts'
import { reviewsText } from '#text/catalog/reviews.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { FrozenFields } from '#ui/frozen-fields.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { StarField } from './star-field.tsx'
import { useReview } from './use-review.ts'

const text = reviewsText.own

type ReviewDialogProps = { item: ReceivedItem; open: boolean; onClose: () => void }

/** S2-14: stars for a supply, words for an animal, and photos of either. */
export function ReviewDialog({ item, open, onClose }: ReviewDialogProps) {
  const formId = useId()
  const review = useReview(item, onClose)
  const uploading = useUploading()
  const close = () => {
    if (!review.pending) onClose()
  }
  return (
    <DialogPanel
      open={open}
      alert
      onClose={close}
      title={text.dialogTitle}
      description={item.productNameArabic}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            pending={review.pending || uploading}
            pendingLabel={uploading ? text.addingPhoto : text.sending}
          >
            {text.send}
          </Button>
          {item.review ? (
            <Button variant="danger-ghost" disabled={review.pending} onClick={() => review.remove()}>
              {text.remove}
            </Button>
          ) : null}
        </>
      }
    >
      <form
        ref={review.formRef}
        id={formId}
        noValidate
        onSubmit={review.submit}
        className="flex flex-col gap-4"
      >
        <FrozenFields frozen={review.pending}>
          {item.hasStars ? (
            <StarField value={review.stars} onChange={review.setStars} error={review.wrong.stars} />
          ) : null}
          <TextareaField
            label={text.body}
            optional={item.hasStars}
            hint={text.bodyHint}
            rows={4}
            value={review.body}
            onChange={(event) => review.setBody(event.currentTarget.value)}
            error={review.wrong.body}
          />
          <ReviewPhotos photos={review.photos} onChange={review.setPhotos} error={review.wrong.files} />
        </FrozenFields>
        <ChangeFailure error={review.failure} title={text.failed} />
      </form>
    </DialogPanel>
  )
}
