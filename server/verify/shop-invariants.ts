// What must hold of the shop itself: who administers it, its settings, search, newsletter and what people wait for.
import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'
import { LOOSE_ENDS } from './loose-ends.ts'

export const SHOP_INVARIANTS: readonly Invariant[] = [
  {
    name: 'wanted-is-told-once',
    says: 'Nobody is told of what they did not ask for or confirm, and nothing is asked for twice at a time (S2-12)',
    query: sql`SELECT id::text, 'told unconfirmed' AS found FROM wanted WHERE told_at IS NOT NULL AND confirmed_at IS NULL
      UNION ALL
      SELECT min(id)::text, count(*) || ' open requests for product ' || product_id FROM wanted
      WHERE product_id IS NOT NULL AND told_at IS NULL AND ended_at IS NULL GROUP BY email, product_id HAVING count(*) > 1`,
  },
  {
    name: 'an-admin',
    says: 'Somebody can administer the shop',
    level: 'warning',
    query: sql`SELECT 'profiles' AS id, 'no admin yet' AS found
      WHERE NOT EXISTS (SELECT FROM profiles WHERE is_admin AND deactivated_at IS NULL)`,
  },
  {
    name: 'an-owner',
    says: 'Where there are roles, somebody can give and take them (T-01)',
    query: sql`SELECT 'profiles' AS id, 'no owner' AS found
      WHERE EXISTS (SELECT FROM profiles WHERE is_admin OR limited_role IS NOT NULL)
        AND NOT EXISTS (SELECT FROM profiles WHERE is_owner AND deactivated_at IS NULL)`,
  },
  {
    name: 'settings',
    says: 'The shop has its one row of settings and its 11 governorates',
    query: sql`SELECT 'settings' AS id, count(*) || ' rows' AS found FROM settings HAVING count(*) <> 1
      UNION ALL SELECT 'regions', count(*) || ' rows' FROM regions HAVING count(*) <> 11`,
  },
  {
    name: 'search-words',
    says: 'The words of every product are among those that search knows',
    query: sql`SELECT word AS id, 'in ' || ndoc || ' products' AS found FROM ts_stat('SELECT search_vector FROM products') s
      WHERE NOT EXISTS (SELECT FROM search_words w WHERE w.word = s.word)`,
  },
  {
    name: 'newsletter-once',
    says: 'No issue of the newsletter goes to one address twice (W-11)',
    query: sql`SELECT 'issue ' || d.issue_id AS id, count(*) || ' mails to one address' AS found FROM newsletter_deliveries d
      JOIN newsletter_subscribers s ON s.id = d.subscriber_id
      GROUP BY d.issue_id, lower(s.email) HAVING count(*) > 1`,
  },
  {
    name: 'newsletter-sent',
    says: 'Only an issue that was sent has receivers, and one that is finished has nobody left to get it (W-11)',
    query: sql`SELECT 'issue ' || i.id AS id, d.state AS found FROM newsletter_issues i
      JOIN newsletter_deliveries d ON d.issue_id = i.id
      WHERE i.sent_at IS NULL OR (i.finished_at IS NOT NULL AND d.state IN ('waiting', 'sending'))`,
  },
  { name: 'no-loose-ends', says: 'Every row refers to rows that are there', query: LOOSE_ENDS },
]
