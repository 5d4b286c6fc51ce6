import { useEffect, useRef } from 'react'
import { Price } from '#browser/price/price.tsx'
import { useStore } from '#browser/store/use-store.ts'
import type { Product } from '#contract/catalog.ts'
import { deliversTo } from '#domain/delivery.ts'
import { findRegion, REGIONS, type Region } from '#domain/regions.ts'
import { deliveryOffers } from '#shop/delivery/delivery-offer.ts'
import { deliverable, termsOf } from '#shop/delivery/delivery-terms.ts'
import { chooseRegion, useChosenRegion } from '#shop/region/chosen-region.ts'
import { productDeliveryText } from '#text/catalog/product.ts'
import { productText } from '#text/catalog/product-page.ts'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { CircleCheck, MapPinOff, ShieldCheck, Truck } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePart } from '#ui/use-part.ts'

/** Days are requested once a governorate is chosen, so their code is loaded then. */
const loadTravelDays = async () => (await import('./travel-days.tsx')).TravelDays

/** Delivery to the chosen governorate: types, fees and time, or that it is not served (X-28, X-34, L-06). */
export function DeliveryCard({ product }: { product: Product }) {
  const store = useStore()
  const chosen = useChosenRegion()
  const select = useRegionSelect(chosen)
  const TravelDays = usePart(loadTravelDays, product.type === 'animal' && chosen !== null)
  if (!store) return null
  const isServed = (regionId: number) => deliversTo(deliverable(product), regionId, termsOf(store, regionId))
  const served = REGIONS.filter(({ id }) => isServed(id))
  // For a governorate that is not served, shows the fees elsewhere.
  const terms = termsOf(store, chosen !== null && isServed(chosen) ? chosen : null)
  const offers = deliveryOffers(product, terms)
  const isAnimal = product.type === 'animal'
  // The offered days replace the delivery time.
  const hasDays = isAnimal && chosen !== null && isServed(chosen)
  const cost = <Cost offers={offers} days={hasDays ? null : terms.days} />
  return (
    <Card as="section" aria-labelledby="delivery">
      <h2 id="delivery" className="flex items-center gap-3 font-display text-h3 lg:text-lead">
        <Truck className="size-6 text-brand-ink" />
        {isAnimal ? productText.whenToYou : productText.delivery}
      </h2>
      {isAnimal ? null : cost}
      {served.length === 0 ? (
        <p className="mt-3">{productText.nowhere}</p>
      ) : (
        <>
          <SelectField
            label={productDeliveryText.yourRegion}
            placeholder={productDeliveryText.choose}
            ref={select}
            onChange={(event) => chooseRegion(Number(event.target.value) || null)}
            options={REGIONS.map(({ id, nameAr }) => ({
              value: String(id),
              label: isServed(id) ? nameAr : productDeliveryText.unserved(nameAr),
            }))}
            fieldClassName="mt-3"
          />
          {hasDays ? (
            <div className="mt-3">
              {TravelDays ? (
                <TravelDays productId={product.id} regionId={chosen} />
              ) : (
                <Skeleton className="h-22 rounded-picture" />
              )}
            </div>
          ) : (
            <Answer
              region={chosen === null ? undefined : findRegion(chosen)}
              isServed={chosen !== null && isServed(chosen)}
              isEverywhere={served.length === REGIONS.length}
            />
          )}
          {isAnimal ? cost : null}
          {served.length === REGIONS.length ? null : <Served regions={served} />}
        </>
      )}
    </Card>
  )
}

type AnswerProps = { region: Region | undefined; isServed: boolean; isEverywhere: boolean }

/** One line, also shown before a choice, so that nothing below it shifts. */
function Answer({ region, isServed, isEverywhere }: AnswerProps) {
  const Icon = isServed ? CircleCheck : MapPinOff
  return (
    <p
      aria-live="polite"
      className={`mt-2 flex min-h-8 items-center gap-2 text-md ${region ? `font-medium ${isServed ? 'text-ok' : 'text-warn'}` : ''}`}
    >
      {region ? (
        <>
          <Icon className="size-5 shrink-0" />
          {isServed
            ? productDeliveryText.comesTo(region.nameAr)
            : productDeliveryText.comesNotTo(region.nameAr)}
        </>
      ) : isEverywhere ? (
        productText.everywhere
      ) : (
        productDeliveryText.chooseWhy
      )}
    </p>
  )
}

/** The policy's promise for live animals. */
export function InspectionPromise() {
  return (
    <Notice icon={<ShieldCheck />}>
      <p>
        {productText.inspect}{' '}
        <Link to="/terms#returns" className="-my-3 inline-block py-3 underline">
          {productText.returns}
        </Link>
      </p>
    </Notice>
  )
}

/** The fees and the time of each way of delivery; `days`: null if days are offered. */
function Cost({ offers, days }: { offers: ReturnType<typeof deliveryOffers>; days: string | null }) {
  return (
    <dl className="mt-2">
      {offers.map(({ type, fee }) => (
        <div key={type} className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5">
          <dt>
            {type === 'office'
              ? productText.toOffice
              : offers.length === 1
                ? productText.homeOnly
                : productText.toHome}
          </dt>
          <dd className="font-semibold text-ink">{fee === 0 ? productText.free : <Price amount={fee} />}</dd>
        </div>
      ))}
      {days === null ? null : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5">
          <dt>{productText.within}</dt>
          <dd className="font-semibold text-ink">{days}</dd>
        </div>
      )}
    </dl>
  )
}

/** The field of the governorate; uncontrolled, so that a choice made before hydration is kept. */
function useRegionSelect(chosen: number | null) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const element = select.current
    if (!element) return
    if (chosen === null && element.value) chooseRegion(Number(element.value))
    else element.value = String(chosen ?? '')
  }, [chosen])
  return select
}

function Served({ regions }: { regions: readonly Region[] }) {
  return (
    <>
      <p className="mt-1 text-sm">{productText.somewhere}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {regions.map(({ id, nameAr }) => (
          <li key={id} className="flex">
            <Tag>{nameAr}</Tag>
          </li>
        ))}
      </ul>
    </>
  )
}
