// What the back office says of each field of an item: in its form, beside an error, in the file and its template
// (A-ITEM-03 to A-ITEM-13).
import { type FieldNameOf, ITEM_FIELD_NAMES, type ItemFieldName } from '#domain/catalog/item-fields.ts'
import type { ItemFault, ItemFaults } from '#domain/catalog/item-rules.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { genderText, sizeText } from '#text/catalog/catalog.ts'

export const YES = 'نعم'
export const NO = 'لا'

/** What the options of a field are called. */
export const ITEM_CHOICES = {
  type: { animal: 'حيوان حي', product: 'منتج أو مستلزمات' },
  deliveryType: { both: 'إلى المنزل أو مكتب التوصيل', 'home-only': 'إلى باب المنزل فقط' },
  gender: genderText,
  size: sizeText,
} as const satisfies Record<FieldNameOf<'choice'>, Record<string, string>>

type ItemFieldText = {
  label: string
  hint?: string
  /** In the two rows of the file's template: what belongs into the cell, and an example. */
  cell?: string
  example?: string
}
/** The errors for an invalid code, and for one of another item. */
type CodeText = ItemFieldText & { invalid: string; taken: (itemId: number) => string }

export const ITEM_FIELD_TEXT: {
  [Name in ItemFieldName]: Name extends FieldNameOf<'code'> ? CodeText : ItemFieldText
} = {
  categoryId: { label: 'الفئة', cell: 'اسم الفئة بالعربية، أو فارغ' },
  type: { label: 'نوع العنصر', cell: 'حيوان حي، أو: منتج أو مستلزمات', example: ITEM_CHOICES.type.product },
  speciesId: {
    label: 'النوع',
    hint: 'يحدد ما يُطلب في سجل الحيوان قبل بيعه.',
    cell: 'اسم النوع بالعربية، أو فارغ',
  },
  nameArabic: { label: 'الاسم بالعربية', cell: 'مطلوب', example: 'طوق جلد للقطط' },
  name: { label: 'الاسم بالإنجليزية' },
  price: {
    label: 'السعر (ر.ع)',
    hint: 'السعر النهائي كما يراه المشتري.',
    cell: 'مطلوب، بالأرقام',
    example: '5.500',
  },
  costPrice: {
    label: 'سعر التكلفة (ر.ع)',
    hint: 'لا يراه المشترون. به تُحسب الأرباح الفعلية في التقارير.',
    cell: 'اختياري، لا يراه المشترون',
    example: '3.200',
  },
  quantity: { label: 'الكمية', cell: 'عدد صحيح', example: '12' },
  barcode: {
    label: 'الباركود',
    hint: 'الرقم المطبوع تحت الخطوط على العبوة، لا يراه المشترون.',
    cell: '8 أرقام أو 12 أو 13، أو فارغ',
    example: '4006381333931',
    invalid: 'الباركود غير صحيح. راجع أرقامه على العبوة: 8 أرقام أو 12 أو 13، وآخرها رقم التحقق.',
    taken: (id) => `هذا الباركود لعنصر آخر (رقم ${id}).`,
  },
  vatFree: { label: 'ضريبة القيمة المضافة 0%', cell: 'نعم أو لا', example: NO },
  shelf: {
    label: 'مكانه في المخزن',
    hint: 'رف أو صندوق أو قفص، لا يراه المشترون.',
    cell: 'اختياري، لا يراه المشترون',
    example: 'A-12',
  },
  reorderPoint: {
    label: 'أعد الطلب عند',
    hint: 'ننبهك حين يبقى هذا العدد أو أقل. إن تركته فارغاً فعند 5.',
    cell: 'عدد صحيح أو فارغ، للمستلزمات',
    example: '5',
  },
  salePrice: {
    label: 'سعر التخفيض (ر.ع)',
    cell: 'اختياري، أقل من السعر',
    example: '4.900',
  },
  saleFrom: { label: 'أول يوم للتخفيض', cell: 'هكذا: 2026-12-01', example: '2026-12-01' },
  saleUntil: { label: 'آخر يوم للتخفيض', cell: 'هكذا: 2026-12-03', example: '2026-12-03' },
  salePermit: {
    label: 'رقم تصريح التخفيض',
    hint: 'تطلبه هيئة حماية المستهلك لما زاد على 30% أو على ثلاثة أيام.',
    cell: 'مطلوب لما زاد على 30% أو 3 أيام',
  },
  isActive: { label: 'معروض في المتجر', cell: 'نعم أو لا', example: YES },
  isFeatured: { label: 'مميّز في الصفحة الرئيسية', cell: 'نعم أو لا', example: NO },
  deliveryType: {
    label: 'طريقة التوصيل',
    cell: Object.values(ITEM_CHOICES.deliveryType).join('، أو: '),
    example: ITEM_CHOICES.deliveryType.both,
  },
  deliveryFee: {
    label: 'رسوم توصيل خاصة (ر.ع)',
    hint: 'أعلى من رسوم المتجر فقط تُحتسب. اتركها 0 لرسوم المتجر.',
  },
  deliveryEverywhere: { label: 'يصل إلى كل محافظات عُمان', cell: 'نعم أو لا', example: YES },
  availableRegions: { label: 'المحافظات', cell: 'أسماء المحافظات وبينها فاصلة. للحيوان واحدة على الأقل' },
  descriptionArabic: {
    label: 'الوصف بالعربية',
    hint: 'ما يهم المشتري: لماذا هذا العنصر، وما الذي يأتي معه.',
  },
  description: { label: 'الوصف بالإنجليزية' },
  breedArabic: { label: 'السلالة' },
  breed: { label: 'السلالة بالإنجليزية' },
  age: { label: 'العمر كما تكتبه', hint: 'يظهر إن لم تكتب تاريخ الميلاد، مثل «6 أشهر».' },
  birthDate: {
    label: 'تاريخ الميلاد',
    hint: 'إن كتبته حُسب العمر منه وحده كل يوم.',
    cell: 'هكذا: 2026-05-21',
  },
  gender: { label: 'الجنس', cell: Object.values(genderText).join('، ') },
  brandArabic: { label: 'العلامة التجارية', cell: 'اختياري', example: 'تريكسي' },
  brand: { label: 'العلامة بالإنجليزية' },
  model: { label: 'الطراز' },
  materialArabic: { label: 'الخامة' },
  material: { label: 'الخامة بالإنجليزية' },
  dimensions: { label: 'الأبعاد' },
  colorArabic: { label: 'اللون' },
  color: { label: 'اللون بالإنجليزية' },
  weight: { label: 'الوزن' },
  size: { label: 'الحجم', cell: Object.values(sizeText).join('، '), example: sizeText.small },
  locationArabic: { label: 'مكانه' },
  location: { label: 'مكانه بالإنجليزية' },
  vaccinated: { label: 'مطعّم', cell: 'نعم أو لا أو فارغ' },
  goodWithKids: { label: 'ودود مع الأطفال' },
  goodWithPets: { label: 'يتعايش مع حيوانات أخرى' },
  healthStatusArabic: { label: 'الحالة الصحية' },
  healthStatus: { label: 'الحالة الصحية بالإنجليزية' },
  temperamentArabic: { label: 'الطباع' },
  temperament: { label: 'الطباع بالإنجليزية' },
  specialNeedsArabic: { label: 'احتياجات خاصة' },
  specialNeeds: { label: 'احتياجات خاصة بالإنجليزية' },
  images: { label: 'الصور', cell: 'اتركه فارغاً، وارفع الصور من نموذج العنصر' },
}

const ANY_FIELD_TEXT: Record<ItemFieldName, ItemFieldText & Partial<CodeText>> = ITEM_FIELD_TEXT

/** Beside each field that is wrong. */
export function itemFaultSentences(faults: ItemFaults): Partial<Record<ItemFieldName, string>> {
  const wrong = ITEM_FIELD_NAMES.flatMap((name) => {
    const fault = faults[name]
    return fault ? [[name, itemFaultText(name, fault)]] : []
  })
  return Object.fromEntries(wrong)
}

export function itemFaultText(name: ItemFieldName, fault: ItemFault): string {
  return fault === 'code-invalid' ? (ANY_FIELD_TEXT[name].invalid ?? '') : FAULTS[fault]
}

/** Beside a code that belongs to another item. */
export function codeTakenText(name: ItemFieldName, itemId: number): string {
  return ANY_FIELD_TEXT[name].taken?.(itemId) ?? ''
}

/** Beside the field (A-ITEM-04 to A-ITEM-06). */
const FAULTS: Record<Exclude<ItemFault, 'code-invalid'>, string> = {
  'name-missing': 'يرجى إدخال اسم العنصر بالعربية',
  'price-invalid': FIELD_FAULTS['price-invalid'],
  'price-too-high': 'أعلى سعر مقبول 99,999.999 ر.ع.',
  'cost-invalid': 'اكتب سعر التكلفة بالأرقام، مثل 12.5، أو اتركه فارغاً.',
  'quantity-invalid': 'يرجى إدخال كمية صحيحة',
  'reorder-invalid': 'اكتب عدداً صحيحاً حتى 9999، أو اتركه فارغاً.',
  'quantity-too-high': 'الكمية أكبر من المقبول لعنصر واحد بهذا السعر.',
  'fee-invalid': 'اكتب رسوم التوصيل بالأرقام، مثل 1.5، أو اتركها فارغة.',
  'birth-date-invalid': 'تاريخ الميلاد غير صحيح.',
  'birth-date-to-come': 'تاريخ الميلاد لم يأتِ بعد.',
  'sale-price-invalid': 'اكتب سعر التخفيض بالأرقام، أو أفرغ خانات التخفيض كلها.',
  'sale-not-less': 'سعر التخفيض يجب أن يكون أقل من السعر.',
  'sale-day-invalid': 'اختر يوم بداية التخفيض ويوم نهايته.',
  'sale-ends-first': 'آخر يوم قبل أول يوم.',
  'sale-permit-missing': 'اكتب رقم التصريح: التخفيض أكثر من 30% أو أطول من ثلاثة أيام.',
  'region-missing': 'اختر محافظة واحدة على الأقل ليصل إليها، أو أخفِه من المتجر.',
}
