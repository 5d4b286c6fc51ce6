import { itemFormText } from '#text/admin/product-form.ts'
import { TextareaField } from '#ui/textarea-field.tsx'
import { FactField, FieldPair, FormSection, type ItemFormReturn } from './form-section.tsx'

const { labels, hints, optional, sections } = itemFormText

/** The English facts of each kind stand folded: most owners write Arabic only. */
const ENGLISH = {
  animal: ['breed', 'color', 'location', 'healthStatus', 'temperament', 'specialNeeds'],
  product: ['brand', 'material', 'color', 'location'],
} as const

export function TextsSection({ form }: { form: ItemFormReturn }) {
  const { errors } = form.formState
  const names = ENGLISH[form.watch('type')]
  return (
    <FormSection title={sections.texts}>
      <TextareaField
        label={labels.descriptionArabic}
        optional={optional}
        hint={hints.descriptionArabic}
        rows={4}
        maxLength={5000}
        error={errors.descriptionArabic?.message}
        {...form.register('descriptionArabic')}
      />
      <details className="rounded-card border border-line">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 text-md font-medium text-ink">
          {sections.more}
        </summary>
        <div className="flex flex-col gap-4 p-4 pt-2">
          <TextareaField
            label={labels.description}
            optional={optional}
            dir="ltr"
            maxLength={5000}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <FieldPair>
            {names.map((name) => (
              <FactField key={name} form={form} name={name} max={name === 'specialNeeds' ? 300 : 100} ltr />
            ))}
          </FieldPair>
        </div>
      </details>
    </FormSection>
  )
}
