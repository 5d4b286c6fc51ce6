// What the shop says of itself before its owner has said anything. Nothing in it is invented: how to reach
// the shop and where to pay are nobody's to guess (L-01).
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
  description: 'متجر عُماني للحيوانات الأليفة ومستلزماتها، من صحار إلى كل محافظات السلطنة.',
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

/** The shop still has the name that it came with. */
export function isDefaultName({ nameArabic }: { nameArabic: string }): boolean {
  return nameArabic === DEFAULT_SETTINGS.nameArabic
}

/** At every start; what the owner has set stays as it is. */
export async function insertDefaultSettings(db: Database): Promise<void> {
  await db.insert(settings).values(DEFAULT_SETTINGS).onConflictDoNothing()
  // A shop that is older than its questions and answers.
  await db.update(settings).set({ faq: DEFAULT_FAQ }).where(isNull(settings.faq))
}
