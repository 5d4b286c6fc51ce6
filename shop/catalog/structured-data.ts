// Structured data of product pages (schema.org, conventions 21). React Router escapes every `<` in it.
import type { Category, Product } from '#contract/catalog.ts'
import type { ReviewList } from '#contract/reviews.ts'
import { productPath } from '#domain/product.ts'
import { MAX_STARS } from '#domain/reviews.ts'
import type { Shipping } from '#shop/delivery/shipping.ts'
import { reviewsText } from '#text/catalog/reviews.ts'
import { shellText } from '#text/shell.ts'

type DescribedProduct = Pick<
  Product,
  | 'id'
  | 'type'
  | 'nameArabic'
  | 'descriptionArabic'
  | 'price'
  | 'priceUntil'
  | 'stockLabel'
  | 'isReserved'
  | 'images'
  | 'brandArabic'
  | 'brand'
  | 'colorArabic'
  | 'materialArabic'
  | 'category'
>

/**
 * `url` is the page's own address; addresses of pictures and policies are made absolute by it. Null while the shop
 * takes no orders (L-02), since search engines reject a product without an offer.
 */
export function productData(
  product: DescribedProduct,
  url: string,
  seller: { nameArabic: string; ready: boolean },
  shipping: readonly Shipping[],
): Record<string, unknown> | null {
  if (!seller.ready) return null
  const brand = product.brandArabic ?? product.brand
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: product.nameArabic,
    ...(product.descriptionArabic && { description: product.descriptionArabic }),
    sku: String(product.id),
    ...(product.category && { category: product.category.nameArabic }),
    ...(product.images.length > 0 && { image: product.images.map((image) => new URL(image.url, url).href) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(product.colorArabic && { color: product.colorArabic }),
    ...(product.materialArabic && { material: product.materialArabic }),
    offers: offerOf(product, url, seller.nameArabic, shipping),
  }
}

/** S2-14: ratings, for supplies only: animals have no stars. */
export function ratingData(reviews: ReviewList | null): Record<string, unknown> {
  if (!reviews || reviews.average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average,
      reviewCount: reviews.total,
      bestRating: MAX_STARS,
    },
    review: reviews.items.map(({ stars, body, author, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author || reviewsText.anonymous },
      datePublished: createdAt.slice(0, 10),
      ...(body && { reviewBody: body }),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MAX_STARS },
    })),
  }
}

function offerOf(
  product: DescribedProduct,
  url: string,
  sellerName: string,
  shipping: readonly Shipping[],
): Record<string, unknown> {
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: 'OMR',
    ...(product.priceUntil && { priceValidUntil: product.priceUntil }),
    availability: `https://schema.org/${availabilityOf(product)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(shipping.length > 0 && { shippingDetails: shipping.map(shippingData) }),
    // The owner writes the policy, so this only links to its page and cannot contradict it.
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'OM',
      merchantReturnLink: new URL(RETURNS, url).href,
    },
    seller: { '@type': 'Organization', name: sellerName },
  }
}

/** Google's availability values: a reserved product may come back, a sold animal will not (S2-10). */
function availabilityOf({ stockLabel, isReserved, type }: DescribedProduct): string {
  if (stockLabel === 'out' && type === 'animal' && !isReserved) return 'SoldOut'
  return stockLabel === 'out' ? 'OutOfStock' : 'InStock'
}

const RETURNS = '/terms#returns'

/** Shipping to all of Oman, or to the governorates served for that fee (X-28, L-06). */
function shippingData({ fee, regions }: Shipping): Record<string, unknown> {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'OMR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'OM',
      ...(regions && { addressRegion: regions }),
    },
  }
}

/** A product list in display order; the details are on the product pages. */
export function listData(
  products: readonly Pick<Product, 'id' | 'type' | 'nameArabic'>[],
  name: string,
  baseUrl: string,
): Record<string, unknown> {
  const { origin } = new URL(baseUrl)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.nameArabic,
      url: origin + productPath(product),
    })),
  }
}

type Breadcrumb = { name: string; path: string }

export function categorySteps({ id, nameArabic }: Pick<Category, 'id' | 'nameArabic'>): Breadcrumb[] {
  return [{ name: nameArabic, path: `/products?category=${id}` }]
}

export function productSteps(
  product: Pick<Product, 'id' | 'type' | 'nameArabic' | 'category'>,
): Breadcrumb[] {
  const { category, nameArabic } = product
  return [...(category ? categorySteps(category) : []), { name: nameArabic, path: productPath(product) }]
}

/** Breadcrumbs from the home page. */
export function breadcrumbData(steps: readonly Breadcrumb[], baseUrl: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shellText.home, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, baseUrl).href,
    })),
  }
}
