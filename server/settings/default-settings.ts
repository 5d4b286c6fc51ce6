// The settings of a new shop, before its owner has edited them. Nothing in them is invented: contact and
// payment details stay empty (L-01).
import { isNull } from 'drizzle-orm'
import { baisa } from '#domain/money.ts'
import type { Database } from '#platform/database/connect.ts'
import { settings } from '#server/database/tables/shop.ts'
import { DEFAULT_FAQ } from './default-faq.ts'
import { DEFAULT_POLICIES } from './default-policies.ts'

const DEFAULT_SETTINGS: typeof settings.$inferInsert = {
  id: 1,
  name: 'Aleef',
  nameArabic: 'أليف',
  description: 'متجر عُماني للحيوانات الأليفة ومستلزماتها، من صحار إلى محافظات السلطنة.',
  addressArabic: 'صحار، سلطنة عُمان',
  socialLinks: [],
  deliveryFeeOffice: baisa(1000),
  deliveryFeeHome: baisa(2000),
  freeDeliveryFrom: null,
  deliveryDays: 'من يوم إلى 3 أيام عمل',
  orderHoldHours: 24,
  policies: DEFAULT_POLICIES,
  faq: DEFAULT_FAQ,
}

/** True while the shop has its default name. */
export function isDefaultName({ nameArabic }: { nameArabic: string }): boolean {
  return nameArabic === DEFAULT_SETTINGS.nameArabic
}

/** Runs at every start; does not overwrite settings of the owner. */
export async function insertDefaultSettings(db: Database): Promise<void> {
  await db.insert(settings).values(DEFAULT_SETTINGS).onConflictDoNothing()
  // For a shop from before there were questions and answers.
  await db.update(settings).set({ faq: DEFAULT_FAQ }).where(isNull(settings.faq))
}
