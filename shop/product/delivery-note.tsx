import { Price } from '#browser/price/price.tsx'
import { useStore } from '#browser/store/use-store.ts'
import type { Product } from '#contract/catalog.ts'
import { deliversTo } from '#domain/delivery.ts'
import { findRegion } from '#domain/regions.ts'
import { deliveryOffers } from '#shop/delivery/delivery-offer.ts'
import { deliverable, termsOf } from '#shop/delivery/delivery-terms.ts'
import { useChosenRegion } from '#shop/region/chosen-region.ts'
import { buyText, productDeliveryText } from '#text/catalog/product.ts'
import { productText } from '#text/catalog/product-page.ts'
import { Truck } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** One line below the price: the lowest delivery fee, to the chosen governorate if there is one (L-06). */
export function DeliveryNote({ product, className }: { product: Product | undefined; className: string }) {
  const store = useStore()
  const regionId = useChosenRegion()
  const region = regionId === null ? undefined : findRegion(regionId)
  if (!product || !store) {
    return (
      <p className={className}>
        <Truck className="size-5 shrink-0" />
        <Skeleton className="h-5 w-44" />
      </p>
    )
  }
  const terms = termsOf(store, regionId)
  const isServed = !region || deliversTo(deliverable(product), region.id, terms)
  const [offer] = deliveryOffers(product, terms)
  return (
    <p className={className}>
      <Truck className="size-5 shrink-0" />
      {isServed && offer ? (
        <>
          <span>
            {region ? productDeliveryText.to(region.nameAr) : buyText.delivery}{' '}
            {offer.fee === 0 ? (
              productText.free
            ) : (
              <Price amount={offer.fee} className="font-semibold text-ink" />
            )}
          </span>
          <span aria-hidden>·</span>
          <span>{terms.days}</span>
        </>
      ) : (
        <span>{productDeliveryText.comesNotTo(region?.nameAr ?? '')}</span>
      )}
    </p>
  )
}
