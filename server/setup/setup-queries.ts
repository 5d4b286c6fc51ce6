// The progress of the set-up guide (L-05), derived from the actual data.
import { gt, sql } from 'drizzle-orm'
import type { Setup, TestMail } from '#contract/admin/setup.ts'
import type { ProductType } from '#domain/product.ts'
import { isReady, missingFacts } from '#domain/readiness.ts'
import { REGIONS } from '#domain/regions.ts'
import { checkSetup } from '#domain/setup.ts'
import type { Database } from '#platform/database/connect.ts'
import { mustRow } from '#platform/must.ts'
import type { Context } from '#server/context.ts'
import { testMails } from '#server/database/tables/shop.ts'
import { namesRealAccount, withoutDemoFacts } from '#server/demo/demo-facts.ts'
import { isDefaultName } from '#server/settings/default-settings.ts'
import { loadSettings, type Settings } from '#server/settings/settings-queries.ts'

export async function readSetup(context: Context): Promise<Setup> {
  const { db, now, production, mailArrives } = context
  const [settings, found, [testMail]] = await Promise.all([
    loadSettings(db),
    readWhatIsThere(db),
    db.select({ sentAt: testMails.sentAt }).from(testMails).where(gt(testMails.expiresAt, now())),
  ])
  const ready = isReady(settings, production)
  const own = withoutDemoFacts(settings)
  const steps = checkSetup({
    settings: own,
    isNamed: settings.logoUrl !== null || !isDefaultName(settings),
    hasAdmin: found.hasAdmin,
    delivers: deliversSomewhere(settings),
    hasItem: found.item !== null,
    mailArrived: settings.mailCheckedAt !== null,
    hasOrder: found.hasOrder,
  })
  return {
    ready,
    missing: missingFacts(own),
    steps: steps.map((step) => ({ ...step, blocking: !ready && step.missing.length > 0 })),
    mail: describeTestMail(settings, testMail?.sentAt ?? null, mailArrives),
    item: found.item,
    order: found.order,
    demo: settings.isDemo ? 'loaded' : found.hasProducts || namesRealAccount(settings) ? 'none' : 'offered',
  }
}

function deliversSomewhere({ deliveryExceptions }: Settings): boolean {
  const closed = deliveryExceptions.filter(({ office, home }) => office === null && home === null)
  return closed.length < REGIONS.length
}

export function describeTestMail(
  { notificationEmail, mailCheckedAt }: Pick<Settings, 'notificationEmail' | 'mailCheckedAt'>,
  sentAt: Date | null,
  arrives: boolean,
): TestMail {
  return {
    to: notificationEmail,
    arrives,
    sentAt: sentAt?.toISOString() ?? null,
    checkedAt: mailCheckedAt?.toISOString() ?? null,
  }
}

type WhatIsThere = {
  hasAdmin: boolean
  hasProducts: boolean
  hasOrder: boolean
  item: { id: number; type: ProductType; nameArabic: string } | null
  order: { id: number; orderNumber: string } | null
}

const OWN_ITEM = sql`SELECT json_build_object('id', p.id, 'type', p.item_type, 'nameArabic', p.name_arabic) FROM products p
  WHERE p.is_active AND NOT p.is_demo
    AND (p.delivery_everywhere OR EXISTS (SELECT FROM product_regions r WHERE r.product_id = p.id))`

/**
 * An item counts if it can be bought or has been bought, since the only animal of a shop is sold one day. Any order
 * counts, even a test order that was deleted.
 */
async function readWhatIsThere(db: Database): Promise<WhatIsThere> {
  const { rows } = await db.execute<WhatIsThere>(sql`
    SELECT
     EXISTS (SELECT FROM profiles WHERE is_admin AND deactivated_at IS NULL) AS "hasAdmin",
     EXISTS (SELECT FROM products WHERE archived_at IS NULL) AS "hasProducts",
     EXISTS (SELECT FROM orders WHERE channel = 'site' AND NOT is_demo) AS "hasOrder",
     coalesce(
       (${OWN_ITEM} AND p.quantity > 0 ORDER BY p.id LIMIT 1),
       (${OWN_ITEM} AND EXISTS (SELECT FROM order_items i WHERE i.product_id = p.id) ORDER BY p.id LIMIT 1)
     ) AS item,
     (SELECT json_build_object('id', id, 'orderNumber', order_number) FROM orders
       WHERE channel = 'site' AND deleted_at IS NULL AND NOT is_demo ORDER BY id DESC LIMIT 1) AS "order"`)
  return mustRow(rows, 'facts of the set-up guide')
}
