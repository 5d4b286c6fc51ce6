// What the shop has in general: its categories and its offers.
import { productsOnSale } from '#server/catalog/browse/pick-products.ts'
import { itemsText } from '#text/chat/items.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { formatCount } from '#text/format-count.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { items } from './answer-items.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { linesOf } from './show-items.ts'

export function listCategories({ categories }: Asked): AnswerPart {
  const entries = categories.map(({ nameArabic, productCount, world }) => ({
    name: nameArabic,
    count: formatCount(productCount, WORLD_COUNTED[world]),
  }))
  return {
    text: entries.length > 0 ? itemsText.categories(entries) : itemsText.noneAtAll,
    suggestions: ['الحيوانات المتوفرة', 'المنتجات', 'وصل جديد'],
  }
}

const MAX_ON_SALE = 6

export async function offers(asked: Asked): Promise<AnswerPart> {
  const { freeDeliveryFrom } = asked.facts
  const onSale = await productsOnSale(asked.context, MAX_ON_SALE)
  if (onSale.length > 0) {
    const delivery = freeDeliveryFrom && itemsText.freeDelivery(freeDeliveryFrom)
    return {
      text: paragraphs(itemsText.onSale, linesOf(onSale), delivery),
      products: onSale,
      suggestions: ['وصل جديد', 'كم رسوم التوصيل؟'],
    }
  }
  const part = await items({ ...asked, wish: 'cheap' }, 'cheapest')
  return {
    ...part,
    text: paragraphs(itemsText.offers, freeDeliveryFrom && itemsText.freeDelivery(freeDeliveryFrom)),
    suggestions: ['وصل جديد', 'كم رسوم التوصيل؟'],
  }
}
