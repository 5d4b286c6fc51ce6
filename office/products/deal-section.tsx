import { itemFormText } from '#text/admin/product-form.ts'
import { TextField } from '#ui/text-field.tsx'
import { FieldPair, FormSection, type ItemFormReturn } from './form-section.tsx'

const { labels, hints, optional, sections } = itemFormText

export function DealSection({ form, isNew }: { form: ItemFormReturn; isNew: boolean }) {
  const { errors } = form.formState
  const amount = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const
  return (
    <FormSection title={sections.deal}>
      <FieldPair>
        <TextField
          {...amount}
          label={labels.price}
          hint={hints.price}
          required
          error={errors.price?.message}
          {...form.register('price')}
        />
        <TextField
          {...amount}
          inputMode="numeric"
          label={labels.quantity}
          hint={isNew ? undefined : hints.quantityEdit}
          required
          error={errors.quantity?.message}
          {...form.register('quantity')}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...amount}
          label={labels.costPrice}
          optional={optional}
          hint={hints.costPrice}
          error={errors.costPrice?.message}
          {...form.register('costPrice')}
        />
      </FieldPair>
    </FormSection>
  )
}
