import { data, redirect } from 'react-router'
import { toCard } from '#browser/catalog/to-card.ts'
import { usableImages } from '#browser/catalog/usable-images.ts'
import { idParam } from '#contract/primitives.ts'
import { productPath } from '#domain/product.ts'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import { relatedProducts } from '#server/catalog/browse/related-products.ts'
import { sharePath } from '#server/catalog/browse/share-picture.ts'
import { listReviews } from '#server/reviews/review-queries.ts'
import { readStore } from '#server/settings/settings-queries.ts'
import type { PageHandle } from '#shop/account/sign-in/sign-in-sheet-provider.tsx'
import { breadcrumbData, productData, productSteps, ratingData } from '#shop/catalog/structured-data.ts'
import { shippingOf } from '#shop/delivery/shipping.ts'
import { ProductDetails } from '#shop/product/product-details.tsx'
import { GALLERY_SIZES } from '#shop/product/product-gallery.tsx'
import { pageMeta, shopNameIn } from '#shop/shell/page-meta.ts'
import { shopContext } from '#shop/shell/server-context.ts'
import { productText } from '#text/catalog/product-page.ts'
import { formatRials } from '#text/format-price.ts'
import { cutText } from '#text/format-text.ts'
import { errorText } from '#text/shell.ts'
import { sourceSet } from '#ui/picture.tsx'
import type { Route } from './+types/product-page'

const REVIEWS_SHOWN = 6

/** S2-11: the page has the sign-in sheet in its HTML, so that a tap before hydration opens it. */
export const handle: PageHandle = { sells: true }

/** X-20: /animals/:id for animals, /products/:id for supplies; the wrong one redirects to the right one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const id = idParam.safeParse(params.id)
  const found = id.success ? await findProduct(shop, id.data) : null
  if (!found) throw data(null, { status: 404 })
  const path = productPath(found)
  if (new URL(request.url).pathname.replace(/\.data$/, '') !== path) throw redirect(path, 301)
  const product = { ...found, images: usableImages(found.images) }
  const [related, store, reviews] = await Promise.all([
    relatedProducts(shop, product),
    readStore(shop),
    product.type === 'product' ? listReviews(shop, { productId: product.id, limit: REVIEWS_SHOWN }) : null,
  ])
  return {
    product,
    related: related.map(toCard),
    reviews: reviews?.ok && reviews.value.total > 0 ? reviews.value : null,
    url: new URL(path, shop.baseUrl).href,
    seller: { nameArabic: store.nameArabic, ready: store.ready },
    // Rendered on the server, so that browsers do not load the code for it (P-08).
    shipping: shippingOf(product, store),
    shareImage: sharePath(product, store.nameArabic),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: errorText.notFound.title }]
  const { product, url, seller, shipping, shareImage, reviews } = loaderData
  const shop = shopNameIn(matches)
  const [image] = product.images
  const described = productData(product, url, seller, shipping)
  const facts = [product.nameArabic, ...toCard(product).facts].join('، ')
  const description = productText.description(facts, formatRials(product.price))
  return [
    ...pageMeta({
      shop,
      baseUrl: url,
      path: productPath(product),
      title: productText.title(product.nameArabic, shop),
      description: cutText(`${product.descriptionArabic ?? ''} ${description}`.trim(), 300),
      type: 'product',
      image: shareImage,
      imageAlt: productText.picture({ name: product.nameArabic, price: formatRials(product.price) }),
    }),
    { property: 'product:price:amount', content: product.price },
    { property: 'product:price:currency', content: 'OMR' },
    ...(image
      ? [
          {
            tagName: 'link',
            rel: 'preload',
            as: 'image',
            type: 'image/avif',
            imageSrcSet: sourceSet(image, 'avif'),
            imageSizes: GALLERY_SIZES,
            fetchPriority: 'high',
          },
        ]
      : []),
    ...(described ? [{ 'script:ld+json': { ...described, ...ratingData(reviews) } }] : []),
    { 'script:ld+json': breadcrumbData(productSteps(product), url) },
  ]
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductDetails {...loaderData} />
}
