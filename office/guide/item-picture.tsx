import { Price } from '#browser/price/price.tsx'
import { readRials } from '#domain/money.ts'
import type { ItemFormReturn } from '#office/products/form-section.tsx'
import { guideText } from '#text/admin/guide.ts'
import { imagesText } from '#text/admin/images.ts'
import { Picture } from '#ui/picture.tsx'
import { StepPicture } from './step-picture.tsx'

/** A preview of the item's card in the shop. */
export function ItemPicture({ form }: { form: ItemFormReturn }) {
  const [name, price, images] = form.watch(['nameArabic', 'price', 'images'])
  const amount = readRials(price.trim())
  const [first] = images
  return (
    <StepPicture>
      <div className="flex gap-4 p-3 lg:flex-col">
        <Picture
          image={first && { ...first, alt: name }}
          sizes="20rem"
          missing={imagesText.missing}
          className="aspect-square w-28 shrink-0 rounded-picture lg:w-full"
        />
        <div className="min-w-0 py-1">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name.trim() || <span className="text-ink-3">{guideText.item.card}</span>}</bdi>
          </p>
          {amount === null || amount === 0 ? null : <Price amount={amount} className="text-lead font-bold" />}
        </div>
      </div>
    </StepPicture>
  )
}
