// The shape in which the demo catalogue is written down: what an owner would type, and which figures picture it.
import type { World } from '#contract/catalog.ts'
import type { Gender, Size } from '#domain/product.ts'
import type { Look } from '#server/database/demo/art/gallery.ts'
import type { Figure } from '#server/database/demo/art/look.ts'

export type DemoCategory = {
  name: string
  nameArabic: string
  description: string
  descriptionArabic: string
  emoji: string
  world: World
  figure: Figure
  products: readonly DemoProduct[]
}

type Common = {
  name: string
  nameArabic: string
  descriptionArabic: string
  /** Rials. */
  price: string
  costPrice?: string
  quantity: number
  featured?: boolean
  inactive?: boolean
  look: Look
  /** How many pictures, 2 to 5; fewer where its look has fewer views. */
  pictures: number
  weight?: string
  color?: string
  colorArabic?: string
}

export type DemoAnimal = Common & {
  type: 'animal'
  breed: string
  breedArabic: string
  age: string
  gender: Gender
  size?: Size
  healthStatusArabic: string
  vaccinated?: boolean
  temperamentArabic: string
  /** Not said of fish. */
  goodWithKids?: boolean
  goodWithPets: boolean
  specialNeedsArabic?: string
  location: string
  locationArabic: string
  /** Ids of the governorates it is delivered to. */
  regions: readonly number[]
}

export type DemoSupply = Common & {
  type: 'product'
  brand?: string
  brandArabic?: string
  model?: string
  material?: string
  materialArabic?: string
  dimensions?: string
  size?: Size
  /** too large or too fragile for the delivery company's office. */
  homeOnly?: boolean
}

export type DemoProduct = DemoAnimal | DemoSupply

/** Where animals travel from the shop in Sohar: the hotter and longer the road, the fewer of them. */
export const NEAR = [1, 4, 6, 7, 10] as const
export const NORTH = [1, 4, 5, 6, 7, 8, 10] as const
export const MAINLAND = [1, 4, 5, 6, 7, 8, 9, 10, 11] as const
export const EVERYWHERE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

export const SOHAR = { location: 'Sohar', locationArabic: 'صحار' } as const
export const MUSCAT = { location: 'Muscat', locationArabic: 'مسقط' } as const
export const BARKA = { location: 'Barka', locationArabic: 'بركاء' } as const
export const NIZWA = { location: 'Nizwa', locationArabic: 'نزوى' } as const
export const SUR = { location: 'Sur', locationArabic: 'صور' } as const
