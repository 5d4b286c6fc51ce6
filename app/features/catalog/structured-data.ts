// What a product page tells search engines (schema.org, conventions 21). React Router writes it with every `<` escaped.
import type { Product } from '#contract/catalog.ts'
import { productText } from '#text/catalog.ts'

type Described = Pick<
  Product,
  | 'id'
  | 'nameArabic'
  | 'descriptionArabic'
  | 'price'
  | 'stockLabel'
  | 'images'
  | 'brandArabic'
  | 'brand'
  | 'category'
>

/** `url` is the page's own address; addresses of pictures are made absolute by it. */
export function productData(product: Described, url: string, sellerName: string): Record<string, unknown> {
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
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'OMR',
      availability: `https://schema.org/${product.stockLabel === 'out' ? 'OutOfStock' : 'InStock'}`,
      seller: { '@type': 'Organization', name: sellerName },
    },
  }
}

/** The way from the shop's door to the product. */
export function breadcrumbData(
  product: Pick<Product, 'nameArabic' | 'category'>,
  url: string,
): Record<string, unknown> {
  const { category } = product
  const steps = [
    { name: productText.home, item: new URL('/', url).href },
    ...(category
      ? [{ name: category.nameArabic, item: new URL(`/products?category=${category.id}`, url).href }]
      : []),
    { name: product.nameArabic, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
