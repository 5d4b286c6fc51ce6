import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import type { Setup } from '#contract/admin/setup.ts'
import { readRials } from '#domain/money.ts'
import { FieldPair } from '#office/form/field-pair.tsx'
import { FormFrame } from '#office/form/form-frame.tsx'
import { ITEM_TYPES } from '#office/products/basics-section.tsx'
import { DeliverySection } from '#office/products/delivery-section.tsx'
import type { ItemFormReturn } from '#office/products/form-section.tsx'
import { ItemField } from '#office/products/item-field.tsx'
import { newItemValues } from '#office/products/item-form-values.ts'
import { CategoryField, ListingFault, SpeciesField } from '#office/products/kind-fields.tsx'
import { PicturesSection } from '#office/products/pictures-section.tsx'
import { useItemForm } from '#office/products/use-item-form.ts'
import { guideText } from '#text/admin/guide.ts'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { pathAfter } from './guide-address.ts'
import { GUIDE_BAR, GuideBar, OnwardLink } from './guide-bar.tsx'
import { StepPicture } from './step-picture.tsx'
import type { StepProps } from './step-props.ts'

const text = guideText.item

/** The first item for sale: essential fields, and a photo from the phone. */
export function ItemStep({ setup }: StepProps) {
  const onward = pathAfter('item', setup.steps)
  return setup.item ? <ItemIsThere item={setup.item} onward={onward} /> : <FirstItemForm onward={onward} />
}

function ItemIsThere({ item, onward }: { item: NonNullable<Setup['item']>; onward: string }) {
  const path = item.type === 'animal' ? 'animals' : 'products'
  return (
    <>
      <Card className="flex flex-col gap-3">
        <p className="flex items-start gap-2.5 font-semibold text-ok">
          <CircleCheck className="mt-1 size-5 shrink-0" />
          {text.there(item.nameArabic)}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`/${path}/${item.id}`} reloadDocument variant="soft" size="sm">
            {text.see}
          </LinkButton>
          <LinkButton to="/admin/animals?new=animal" variant="outline" size="sm">
            {text.again}
          </LinkButton>
        </div>
      </Card>
      <GuideBar>
        <OnwardLink to={onward}>{guideText.goOn}</OnwardLink>
      </GuideBar>
    </>
  )
}

function FirstItemForm({ onward }: { onward: string }) {
  const navigate = useNavigateHere()
  const goOn = () => navigate(onward)
  // What is hidden is gone on with in its own form.
  const onDone = () => (form.getValues('isActive') ? goOn() : navigate('/admin/animals'))
  const saving = useItemForm({ item: null, first: newItemValues('animal'), draftName: 'first', onDone })
  const { form, element, changeType } = saving
  const [type, isActive] = form.watch(['type', 'isActive'])
  return (
    <FormFrame
      element={element}
      saving={saving}
      words={{
        submit: isActive ? text.sell : text.hide,
        pending: itemFormText.adding,
        uploading: itemFormText.uploading,
        cancel: guideText.later,
      }}
      onCancel={goOn}
      className="gap-4"
      barClass={GUIDE_BAR}
    >
      {(onUploading) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem] lg:gap-6">
          <Card className="flex min-w-0 flex-col gap-5">
            <RadioCards
              legend={ITEM_FIELD_TEXT.type.label}
              options={ITEM_TYPES}
              columns={2}
              value={type}
              onValue={changeType}
            />
            <PicturesSection form={form} onUploading={onUploading}>
              {null}
            </PicturesSection>
            <ItemField form={form} name="nameArabic" />
            <FieldPair>
              <ItemField form={form} name="price" hint="" />
              <ItemField form={form} name="quantity" />
            </FieldPair>
            <KindFields form={form} />
            {type === 'animal' ? <DeliverySection form={form} /> : null}
          </Card>
          <div className="min-w-0 lg:sticky lg:top-6">
            <ItemPicture form={form} />
          </div>
        </div>
      )}
    </FormFrame>
  )
}

/** A new shop may have no categories yet; the species are there from the start. */
function KindFields({ form }: { form: ItemFormReturn }) {
  const { data } = useQuery(queryOf('GET /api/admin/categories', { query: { limit: '100' } }))
  const categories = data?.items ?? []
  const isAnimal = form.watch('type') === 'animal'
  // Offered from the first refusal on, and not taken away while it is used.
  const [mayHide, setMayHide] = useState(false)
  if (!mayHide && (form.formState.errors.isActive || !form.watch('isActive'))) setMayHide(true)
  if (!isAnimal && categories.length === 0) return null
  return (
    <>
      <FieldPair>
        {isAnimal ? <SpeciesField form={form} /> : null}
        {categories.length > 0 ? <CategoryField form={form} categories={categories} /> : null}
      </FieldPair>
      <ListingFault form={form} />
      {mayHide ? (
        <>
          <p className="text-sm text-ink-2">{text.hideWhat}</p>
          <ItemField form={form} name="isActive" />
        </>
      ) : null}
    </>
  )
}

/** A preview of the item's card in the shop. */
function ItemPicture({ form }: { form: ItemFormReturn }) {
  const [name, price, images] = form.watch(['nameArabic', 'price', 'images'])
  const amount = readRials(price.trim())
  const [first] = images
  return (
    <StepPicture>
      <div className="flex gap-4 p-3 lg:flex-col">
        <Picture
          image={first && { ...first, alt: name }}
          sizes="20rem"
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
