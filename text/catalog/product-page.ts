// What the page of one product says of it.
import type { FactKind } from '#domain/catalog/item-fields.ts'
import { isolate } from '#text/format-text.ts'

export const factText: Record<FactKind, string> = {
  breed: 'السلالة',
  age: 'العمر',
  gender: 'الجنس',
  color: 'اللون',
  size: 'الحجم',
  weight: 'الوزن',
  location: 'الموقع',
  brand: 'العلامة التجارية',
  model: 'الطراز',
  material: 'الخامة',
  dimensions: 'الأبعاد',
}

export const productText = {
  facts: 'المواصفات',
  proven: 'مثبت في سجله',
  provenWhy: 'لا نكتب هنا إلا ما سُجّل بتاريخه.',
  health: 'الصحة والطباع',
  manner: 'الطباع',
  delivery: 'التوصيل',
  whenToYou: 'متى يصل إليك؟',
  homeOnly: 'توصيل مباشر إلى باب المنزل',
  toOffice: 'إلى مكتب شركة التوصيل',
  toHome: 'إلى باب المنزل',
  free: 'مجاناً',
  within: 'مدة التوصيل',
  everywhere: 'يصل إلى كل محافظات عُمان.',
  somewhere: 'يصل إلى:',
  nowhere: 'لا يُوصَل حالياً إلى أي محافظة. اسألنا عنه.',
  inspect:
    'افحص الحيوان عند الاستلام. إن كان نوعه مخالفاً لما طلبته بوضوح، أو ظهرت مشكلة صحية وأبلغتنا حينها، فلك إرجاعه.',
  returns: 'تفاصيل الاستبدال والاسترجاع',
  soldOut: 'المنتج غير متوفر',
  soldOutAnimal: 'انتقل إلى بيت جديد. اسألنا عن مثله، أو تصفّح ما يشبهه.',
  soldOutSupply: 'نفدت الكمية. اسألنا عن موعد عودته، أو تصفّح ما يشبهه.',
  reservedWhy: 'إن لم يكتمل شراؤه عاد للبيع. اسألنا عنه، أو تصفّح ما يشبهه.',
  ask: 'اسأل عنه',
  /** Values of unknown direction are isolated, the address is on its own line (conventions 8). */
  question: (product: { name: string; id: number; url: string }) =>
    `السلام عليكم، أسأل عن ${isolate(product.name)}\nرقم المنتج: ${isolate(String(product.id))}\n${product.url}`,
  share: 'شارك',
  shareText: (product: { name: string; price: string }, shop: string) =>
    `${isolate(product.name)} في ${isolate(shop)}، السعر ${isolate(product.price)}`,
  copied: 'تم نسخ الرابط',
  copiedWhy: 'ألصقه حيث تريد، أو أرسله الآن.',
  viaWhatsapp: 'واتساب',
  shareFailed: 'تعذّرت المشاركة',
  related: 'قد يعجبك أيضاً',
  all: 'عرض الكل',
  title: (name: string, shop: string) => `${name} | ${shop}`,
  picture: (product: { name: string; price: string }) =>
    `صورة ${isolate(product.name)}، السعر ${isolate(product.price)}`,
  description: (facts: string, price: string) => `${facts}. السعر ${price}، مع التوصيل في سلطنة عُمان.`,
} as const
