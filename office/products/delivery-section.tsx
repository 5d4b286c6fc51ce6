import { useId } from 'react'
import { Price } from '#browser/price/price.tsx'
import { useStore } from '#browser/store/use-store.ts'
import { deliversTo } from '#domain/delivery.ts'
import { ALL_REGION_IDS, findRegion, REGIONS } from '#domain/regions.ts'
import { FieldPair } from '#office/form/field-pair.tsx'
import { ITEM_FIELD_TEXT } from '#text/admin/item-fields.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { Button } from '#ui/button.tsx'
import { ChipToggles } from '#ui/chip-choice.tsx'
import { FieldError } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormSection, type ItemFormReturn } from './form-section.tsx'
import { ItemField } from './item-field.tsx'

/** A-ITEM-09, A-ITEM-10: animals are delivered to the door in chosen governorates; supplies as the owner chooses. */
export function DeliverySection({ form }: { form: ItemFormReturn }) {
  const store = useStore()
  const [type, everywhere] = form.watch(['type', 'deliveryEverywhere'])
  const isAnimal = type === 'animal'
  return (
    <FormSection title={itemFormText.sections.delivery}>
      {isAnimal ? (
        <p className="text-md text-ink-2">
          {itemFormText.animalDelivery}{' '}
          {store ? <Price amount={store.deliveryFeeHome} className="font-semibold text-ink" /> : null}
        </p>
      ) : (
        <>
          <FieldPair>
            <ItemField form={form} name="deliveryType" />
            <ItemField form={form} name="deliveryFee" />
          </FieldPair>
          <ItemField form={form} name="deliveryEverywhere" />
        </>
      )}
      {isAnimal || !everywhere ? <Regions form={form} isAnimal={isAnimal} /> : null}
    </FormSection>
  )
}

/** the governorates it is delivered to; the error belongs to the whole group. */
function Regions({ form, isAnimal }: { form: ItemFormReturn; isAnimal: boolean }) {
  const id = useId()
  const error = form.formState.errors.availableRegions?.message
  const chosen = form.watch('availableRegions')
  const isAll = chosen.length === REGIONS.length

  function choose(regions: number[]) {
    form.setValue('availableRegions', regions, { shouldDirty: true })
    // Validated together with visibility, so that the error disappears as soon as either is corrected.
    form.clearErrors('availableRegions')
  }

  return (
    <fieldset
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="flex flex-col gap-2 rounded-card outline-none"
    >
      <legend className="mb-1 text-md font-medium text-ink">{ITEM_FIELD_TEXT.availableRegions.label}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {itemFormText.regionsHint[isAnimal ? 'animal' : 'product']}
      </p>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ChipToggles
        options={REGIONS.map((region) => ({ value: region.id, label: region.nameAr }))}
        chosen={chosen}
        onChange={choose}
      />
      <Unserved form={form} />
      <Button
        variant="ghost"
        size="sm"
        className="self-start"
        onClick={() => choose(isAll ? [] : [...ALL_REGION_IDS])}
      >
        {isAll ? itemFormText.noRegions : itemFormText.allRegions}
      </Button>
    </fieldset>
  )
}

/** L-06: chosen governorates that the shop's own delivery terms leave out. */
function Unserved({ form }: { form: ItemFormReturn }) {
  const store = useStore()
  const [type, deliveryType, availableRegions] = form.watch(['type', 'deliveryType', 'availableRegions'])
  const product = { type, deliveryType, deliveryEverywhere: false, availableRegions }
  const unserved = store?.delivery.filter(
    (terms) => availableRegions.includes(terms.regionId) && !deliversTo(product, terms.regionId, terms),
  )
  return unserved?.length ? (
    <Notice tone="warn">
      {itemFormText.unserved(unserved.map(({ regionId }) => findRegion(regionId)?.nameAr ?? ''))}
    </Notice>
  ) : null
}
