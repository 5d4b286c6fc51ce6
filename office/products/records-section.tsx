import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { queryOf } from '#browser/api-client.ts'
import type { AdminProduct } from '#contract/admin/products.ts'
import { Contradictions } from '#office/passports/passport-warnings.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { passportsText } from '#text/admin/passports.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormSection, type ItemFormReturn } from './form-section.tsx'

const text = passportsText.ofItem

/** The records of an item's animals (H-01), the papers their species wants, and contradicting input (H-03). */
export function RecordsSection({ form, item }: { form: ItemFormReturn; item: AdminProduct | null }) {
  const [type, speciesId] = form.watch(['type', 'speciesId'])
  const mayRead = useMay()('animals:read')
  const { data } = useQuery({
    ...queryOf('GET /api/admin/passports', { query: { product: String(item?.id), limit: '100' } }),
    enabled: item !== null && mayRead,
  })
  const { data: species } = useQuery({ ...queryOf('GET /api/admin/species'), enabled: mayRead })
  if (type !== 'animal' || !mayRead) return null
  const kind = species?.items.find(({ id }) => String(id) === speciesId)
  if (kind?.keeping === 'lot') return null
  const records = data?.items ?? []
  const product = records[0]?.product
  return (
    <FormSection title={text.title}>
      {speciesId === '' ? <Notice tone="warn">{text.noSpecies}</Notice> : null}
      {product ? <Contradictions product={product} /> : null}
      {product && product.records < product.quantity ? (
        <Notice tone="warn">{passportsText.tooFew(product.quantity - product.records)}</Notice>
      ) : null}
      {product && product.records > product.expected ? (
        <Notice tone="warn">{passportsText.tooMany(product.records, product.expected)}</Notice>
      ) : null}
      {records.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {records.map(({ id, name, missing }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <Link
                to={`/admin/passports/${id}`}
                className="min-h-11 content-center font-semibold text-brand-ink hover:underline"
              >
                {name}
              </Link>
              {missing.length > 0 ? (
                <Badge tone="warn">{passportsText.missing(missing.map(({ paper }) => paper))}</Badge>
              ) : (
                <Badge tone="ok">{passportsText.complete}</Badge>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-md text-ink-2">{item ? text.what : text.save}</p>
      )}
      {item ? (
        <LinkButton
          to={`/admin/passports/new?product=${item.id}`}
          variant="outline"
          size="sm"
          icon={<Plus />}
          className="self-start"
        >
          {text.add}
        </LinkButton>
      ) : null}
    </FormSection>
  )
}
