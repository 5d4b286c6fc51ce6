import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { freshOf, sentenceOf } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import { MAX_SOLD } from '#contract/admin/order-requests.ts'
import type { Product } from '#contract/catalog.ts'
import { SearchField } from '#office/list/search-field.tsx'
import { ItemThumb } from '#office/list/thumb.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { saleText } from '#text/admin/sale.ts'
import { formatNumber } from '#text/format-number.ts'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import type { SaleLine, SaleProduct } from './use-sale.ts'

const MAX_FOUND = 6

type SaleItemsProps = {
  lines: readonly SaleLine[]
  onChange: (lines: readonly SaleLine[]) => void
  error: string | undefined
}

/** The items of the sale: search by name, quantity steppers. */
export function SaleItems({ lines, onChange, error }: SaleItemsProps) {
  const [search, setSearch] = useState('')
  const set = (productId: number, quantity: number) =>
    onChange(lines.map((line) => (line.product.id === productId ? { ...line, quantity } : line)))
  return (
    <TitledCard title={saleText.products}>
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ product, quantity }) => (
            <li key={product.id} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
              <ProductWords product={product} />
              <QuantityStepper
                value={quantity}
                max={Math.max(1, product.quantity ?? MAX_SOLD)}
                onChange={(next) => set(product.id, next)}
                label={saleText.quantity(product.nameArabic)}
              />
              <IconButton
                label={saleText.remove(product.nameArabic)}
                icon={<Trash2 />}
                variant="danger"
                onClick={() => onChange(lines.filter((line) => line.product.id !== product.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <SearchField label={saleText.search} placeholder={saleText.search} value={search} onValue={setSearch} />
      {search ? (
        <Found
          search={search}
          taken={lines.map(({ product }) => product.id)}
          onAdd={(product) => {
            onChange([...lines, { product: lineProduct(product), quantity: 1 }])
            setSearch('')
          }}
        />
      ) : null}
    </TitledCard>
  )
}

type FoundProps = { search: string; taken: readonly number[]; onAdd: (product: Product) => void }

function Found({ search, taken, onAdd }: FoundProps) {
  const { data, error } = useQuery(
    freshOf('GET /api/products', { query: { search, limit: String(MAX_FOUND) } }),
  )
  if (error) return <FieldError>{`${saleText.searchFailed}: ${sentenceOf(error)}`}</FieldError>
  if (!data) return <p role="status">{saleText.searching}</p>
  const matches = data.items.filter(({ id }) => !taken.includes(id))
  if (matches.length === 0) return <p role="status">{saleText.notFound}</p>
  return (
    <ul aria-label={saleText.search}>
      {matches.map((product) => (
        <li key={product.id} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
          <ProductWords product={product} />
          <IconButton
            label={saleText.add(product.nameArabic)}
            icon={<Plus />}
            variant="soft"
            disabled={product.quantity === 0}
            onClick={() => onAdd(product)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The fields of a product that its line shows. */
function lineProduct({ id, nameArabic, price, quantity, images }: Product): SaleProduct {
  return { id, nameArabic, price, quantity, images: images.slice(0, 1) }
}

function ProductWords({ product }: { product: SaleProduct }) {
  return (
    <>
      <ItemThumb image={product.images[0]} className="size-13 rounded-control" />
      <span className="min-w-40 flex-1">
        <bdi className="line-clamp-2 font-semibold text-ink">{product.nameArabic}</bdi>
        <span className="text-sm text-ink-3">
          <Price amount={product.price} />
          {product.quantity === null
            ? null
            : ` · ${product.quantity > 0 ? saleText.left(formatNumber(product.quantity)) : saleText.soldOut}`}
        </span>
      </span>
    </>
  )
}
