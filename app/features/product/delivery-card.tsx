import { ShieldCheck, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { Price } from '#app/features/price/price.tsx'
import { deliveryOffers } from '#app/features/product/delivery-offer.ts'
import { useStore } from '#app/features/shell/use-store.ts'
import { Card } from '#app/ui/card.tsx'
import { Tag } from '#app/ui/chip.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Product } from '#contract/catalog.ts'
import { productText } from '#text/catalog.ts'

/** Where it comes to, how, for how much and how soon. `regions` are the names of the governorates. */
export function DeliveryCard({ product, regions }: { product: Product; regions: readonly string[] }) {
  const store = useStore()
  if (!store) return null
  const offers = deliveryOffers(product, store)
  return (
    <Card as="section" aria-labelledby="delivery">
      <h2 id="delivery" className="flex items-center gap-3 font-display text-h3 lg:text-lead">
        <Truck aria-hidden className="size-6 text-brand-ink" />
        {productText.delivery}
      </h2>
      <ul className="mt-2">
        {offers.map(({ type, fee }) => (
          <li key={type} className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5">
            <span>
              {offers.length === 1
                ? productText.homeOnly
                : type === 'home'
                  ? productText.toHome
                  : productText.toOffice}
            </span>
            <span className="font-semibold text-ink">
              {fee === 0 ? productText.free : <Price amount={fee} />}
            </span>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5">
          <span>{productText.within}</span>
          <span className="font-semibold text-ink">{store.deliveryDays}</span>
        </li>
      </ul>
      {product.deliveryEverywhere ? (
        <p className="mt-2">{productText.everywhere}</p>
      ) : regions.length === 0 ? (
        <p className="mt-2">{productText.nowhere}</p>
      ) : (
        <>
          <p className="mt-2">{productText.somewhere}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {regions.map((region) => (
              <li key={region} className="flex">
                <Tag>{region}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** What the policy promises of a living animal, where it matters. */
export function InspectionPromise() {
  return (
    <Notice icon={<ShieldCheck aria-hidden />}>
      <p>
        {productText.inspect}{' '}
        <Link to="/terms#returns" className="underline">
          {productText.returns}
        </Link>
      </p>
    </Notice>
  )
}
