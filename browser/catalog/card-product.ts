import type { Product, ProductImage } from '#contract/catalog.ts'
import { cutText } from '#text/format-text.ts'
import { usableImages } from './usable-images.ts'

/** As much of a product as a card shows: lists carry no more than that to the browser. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'type'
  | 'nameArabic'
  | 'descriptionArabic'
  | 'breedArabic'
  | 'age'
  | 'gender'
  | 'size'
  | 'colorArabic'
  | 'vaccinated'
  | 'goodWithKids'
  | 'brandArabic'
  | 'materialArabic'
  | 'price'
  | 'quantity'
  | 'stockLabel'
  | 'isFeatured'
> & {
  world: NonNullable<Product['category']>['world']
  image: ProductImage | null
  imageCount: number
}

/** Two lines of a list; a card of the grid shows the first of them. */
const MAX_DESCRIPTION = 180

export function toCard(product: Product): CardProduct {
  const images = usableImages(product.images)
  return {
    id: product.id,
    type: product.type,
    nameArabic: product.nameArabic,
    descriptionArabic: product.descriptionArabic && cutText(product.descriptionArabic, MAX_DESCRIPTION),
    breedArabic: product.breedArabic ?? product.breed,
    age: product.age,
    gender: product.gender,
    size: product.size,
    colorArabic: product.colorArabic,
    vaccinated: product.vaccinated,
    goodWithKids: product.goodWithKids,
    brandArabic: product.brandArabic ?? product.brand,
    materialArabic: product.materialArabic,
    price: product.price,
    quantity: product.quantity,
    stockLabel: product.stockLabel,
    isFeatured: product.isFeatured,
    world: worldOf(product),
    image: images[0] ?? null,
    imageCount: images.length,
  }
}

/** A product whose category was taken away stands on the neutral sand of the supplies. */
export function worldOf(product: Pick<Product, 'category'>): CardProduct['world'] {
  return product.category?.world ?? 'supplies'
}
