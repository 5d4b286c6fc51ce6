// Every field of an item, declared once. Derived from here: the schemas of requests and responses, the form of the back
// office and what it starts with, the columns of the item file, the facts on a product's page, what the office's search
// takes for a code, and (held by a test) the columns whose change makes cached pages stale. Beside it a field needs a
// column in server/database/tables/catalog.ts with its migration, and its words in text/admin/item-fields.ts; one with
// `fact` also in text/catalog/product-page.ts. The order is that of the form and of the file.
import { PRODUCT_DELIVERY_TYPES } from '#domain/delivery.ts'
import { GENDERS, PRODUCT_TYPES, type ProductType, SIZES } from '#domain/product.ts'
import { readBarcode } from './barcode.ts'

type FieldShape =
  /** One line that is never null. */
  | { type: 'name'; max: number }
  | { type: 'line'; max: number }
  /** Text of several lines. */
  | { type: 'story'; max: number }
  /**
   * What a scanner reads: unique among items, and found by the office's search. `read` brings what was typed into the
   * stored form, or gives null when it is not valid.
   */
  | { type: 'code'; max: number; read: (typed: string) => string | null }
  | { type: 'choice'; options: readonly string[]; optional?: true }
  /** Yes, no, or unknown. */
  | { type: 'answer' }
  | { type: 'switch' }
  /** Rials. */
  | { type: 'amount'; optional?: true }
  | { type: 'count'; optional?: true }
  /** «2026-05-21» */
  | { type: 'day' }
  | { type: 'category' }
  /** Of the table of species (H-01). */
  | { type: 'species' }
  | { type: 'regions' }
  | { type: 'images'; max: number }

type FieldDeclaration = FieldShape & {
  /** Its section of the form. */
  group: 'basics' | 'deal' | 'sale' | 'pictures' | 'facts' | 'delivery' | 'texts' | 'english'
  /** The form does without «optional». */
  required?: true
  /** Only an item of this kind has it. */
  only?: ProductType
  /** Shoppers never see it. */
  office?: true
  /** A tile of this name on the page of a product; an Arabic field falls back to the English one, of the same name. */
  fact?: string
}

export const ITEM_FIELDS = {
  categoryId: { type: 'category', group: 'basics' },
  type: { type: 'choice', options: PRODUCT_TYPES, group: 'basics', required: true },
  speciesId: { type: 'species', group: 'basics', only: 'animal', office: true },
  nameArabic: { type: 'name', max: 120, group: 'basics', required: true },
  name: { type: 'name', max: 120, group: 'basics' },
  price: { type: 'amount', group: 'deal', required: true },
  costPrice: { type: 'amount', optional: true, group: 'deal', office: true },
  quantity: { type: 'count', group: 'deal', required: true },
  barcode: { type: 'code', max: 40, read: readBarcode, group: 'deal', office: true },
  /** Zero-rated, if the shop has a VAT number (F-04). */
  vatFree: { type: 'switch', group: 'deal', office: true },
  shelf: { type: 'line', max: 40, group: 'deal', office: true },
  /** The reorder point, 5 by default (W-10). */
  reorderPoint: { type: 'count', optional: true, group: 'deal', only: 'product', office: true },
  salePrice: { type: 'amount', optional: true, group: 'sale', office: true },
  /** The days of a sale, both inclusive. Shoppers see the price asked that follows from them (S2-13). */
  saleFrom: { type: 'day', group: 'sale', office: true },
  saleUntil: { type: 'day', group: 'sale', office: true },
  salePermit: { type: 'line', max: 60, group: 'sale', office: true },
  isActive: { type: 'switch', group: 'basics' },
  isFeatured: { type: 'switch', group: 'basics' },
  deliveryType: { type: 'choice', options: PRODUCT_DELIVERY_TYPES, group: 'delivery', required: true },
  deliveryFee: { type: 'amount', optional: true, group: 'delivery' },
  deliveryEverywhere: { type: 'switch', group: 'delivery' },
  availableRegions: { type: 'regions', group: 'delivery' },
  descriptionArabic: { type: 'story', max: 5000, group: 'texts' },
  description: { type: 'story', max: 5000, group: 'english' },
  breedArabic: { type: 'line', max: 100, group: 'facts', only: 'animal', fact: 'breed' },
  breed: { type: 'line', max: 100, group: 'english', only: 'animal' },
  age: { type: 'line', max: 60, group: 'facts', only: 'animal', fact: 'age' },
  /** Shoppers see the age that follows from it. */
  birthDate: { type: 'day', group: 'facts', only: 'animal', office: true },
  gender: {
    type: 'choice',
    options: GENDERS,
    optional: true,
    group: 'facts',
    only: 'animal',
    fact: 'gender',
  },
  brandArabic: { type: 'line', max: 100, group: 'facts', only: 'product', fact: 'brand' },
  brand: { type: 'line', max: 100, group: 'english', only: 'product' },
  model: { type: 'line', max: 100, group: 'facts', only: 'product', fact: 'model' },
  materialArabic: { type: 'line', max: 100, group: 'facts', only: 'product', fact: 'material' },
  material: { type: 'line', max: 100, group: 'english', only: 'product' },
  dimensions: { type: 'line', max: 100, group: 'facts', only: 'product', fact: 'dimensions' },
  colorArabic: { type: 'line', max: 60, group: 'facts', fact: 'color' },
  color: { type: 'line', max: 60, group: 'english' },
  weight: { type: 'line', max: 60, group: 'facts', fact: 'weight' },
  size: { type: 'choice', options: SIZES, optional: true, group: 'facts', fact: 'size' },
  locationArabic: { type: 'line', max: 100, group: 'facts', fact: 'location' },
  location: { type: 'line', max: 100, group: 'english' },
  vaccinated: { type: 'answer', group: 'facts', only: 'animal' },
  goodWithKids: { type: 'answer', group: 'facts', only: 'animal' },
  goodWithPets: { type: 'answer', group: 'facts', only: 'animal' },
  healthStatusArabic: { type: 'line', max: 200, group: 'facts', only: 'animal' },
  healthStatus: { type: 'line', max: 200, group: 'english', only: 'animal' },
  temperamentArabic: { type: 'line', max: 200, group: 'facts', only: 'animal' },
  temperament: { type: 'line', max: 200, group: 'english', only: 'animal' },
  specialNeedsArabic: { type: 'line', max: 300, group: 'facts', only: 'animal' },
  specialNeeds: { type: 'line', max: 300, group: 'english', only: 'animal' },
  images: { type: 'images', max: 12, group: 'pictures' },
} as const satisfies Record<string, FieldDeclaration>

type ItemFields = typeof ITEM_FIELDS
export type ItemFieldName = keyof ItemFields
export const ITEM_FIELD_NAMES = Object.keys(ITEM_FIELDS) as ItemFieldName[]

/** The declaration of a field whose name is only known when the program runs. */
export const itemField: (name: ItemFieldName) => FieldDeclaration = (name) => ITEM_FIELDS[name]

type FieldType = FieldShape['type']
type NamesWhere<Condition> = {
  [Name in ItemFieldName]: ItemFields[Name] extends Condition ? Name : never
}[ItemFieldName]

export type FieldNameOf<Type extends FieldType> = NamesWhere<{ type: Type }>
export type KindFieldName = NamesWhere<{ only: ProductType }>
export type OfficeFieldName = NamesWhere<{ office: true }>
/** Known or not: null where it is not. */
export type OptionalChoiceName = NamesWhere<{ type: 'choice'; optional: true }>
export type FactName = NamesWhere<{ fact: string }>
export type FactKind = ItemFields[FactName]['fact']

export function fieldsOfType<Type extends FieldType>(...types: readonly Type[]): FieldNameOf<Type>[] {
  return ITEM_FIELD_NAMES.filter((name): name is FieldNameOf<Type> =>
    types.some((type) => type === itemField(name).type),
  )
}

export const OFFICE_FIELDS = ITEM_FIELD_NAMES.filter(
  (name): name is OfficeFieldName => itemField(name).office === true,
)
export const OPTIONAL_CHOICES = fieldsOfType('choice').filter(
  (name): name is OptionalChoiceName => itemField(name).type === 'choice' && 'optional' in ITEM_FIELDS[name],
)
export const FACT_FIELDS = ITEM_FIELD_NAMES.filter(
  (name): name is FactName => itemField(name).fact !== undefined,
)

/** whether an item of this kind has the field. */
export function hasField(type: ProductType, name: ItemFieldName): boolean {
  const { only } = itemField(name)
  return only === undefined || only === type
}

export type ItemImageInput = { url: string; alt?: string | null | undefined }

type ValueTypes = {
  name: string
  line: string | null
  story: string | null
  code: string | null
  answer: boolean | null
  switch: boolean
  amount: string | number
  count: string | number
  day: string | null
  category: number | null
  species: number | null
  regions: number[]
  images: ItemImageInput[]
}

type ValueOf<Field extends FieldDeclaration> =
  | (Field extends { type: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : ValueTypes[Exclude<Field['type'], 'choice'>])
  | (Field extends { optional: true } ? null : never)

/** All fields of an item in a request; amounts and counts as typed. */
export type ItemValues = { [Name in ItemFieldName]: ValueOf<ItemFields[Name]> }

/**
 * An object with one value for each name. The only place where the compiler must be told that a value made for a name
 * has the type that `Result` gives to that name.
 */
export function fieldRecord<Result extends object>(
  names: readonly (keyof Result & string)[],
  value: (name: keyof Result & string) => unknown,
): Result {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Result
}

export function omitFields<Record extends object, Name extends keyof Record & string>(
  record: Record,
  names: readonly Name[],
): Omit<Record, Name> {
  const rest = { ...record }
  for (const name of names) delete rest[name]
  return rest
}
