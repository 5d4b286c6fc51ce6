// What the owner of a test shop has entered: how to reach it and where to pay. A new shop has none of it (L-01).
import type { Database } from '#platform/database/connect.ts'
import { settings } from '#server/database/tables/shop.ts'

export const SHOP_FACTS = {
  contactEmail: 'salam@aleef.om',
  notificationEmail: 'salam@aleef.om',
  phone: '+96891234567',
  whatsapp: '+96891234567',
  workingHours: 'السبت – الخميس، 9:00 ص – 9:00 م',
  bankName: 'بنك الساحل',
  transferPhone: '+96891234567',
  accountHolder: 'سالم بن خلفان البلوشي',
} as const

export async function enterShopFacts(db: Database): Promise<void> {
  await db.update(settings).set(SHOP_FACTS)
}
