// What must hold of animals: their records, illness and death, owners, and the visits to see them.
import { sql } from 'drizzle-orm'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import {
  EXPECTED_UNITS,
  IS_ILL,
  MAY_HAVE_LEFT,
  UNITS_HERE,
  UNNOTED_UNITS,
} from '#server/animals/item-units.ts'
import { UNNAMED_ANIMALS } from '#server/animals/note-departure.ts'
import { HANDED_OVER } from '#server/animals/passed-on.ts'
import type { Invariant } from './invariant.ts'

export const ANIMAL_INVARIANTS: readonly Invariant[] = [
  {
    name: 'the-dead-are-gone',
    says: 'An animal that died has left and is in no quarantine; one in quarantine is here, and of the item it is kept for (H-10)',
    query: sql`SELECT a.id::text, 'died on ' || a.died_on || ', left ' || coalesce(a.left_on::text, 'never') AS found FROM animals a
      WHERE a.died_on IS NOT NULL AND (a.left_on IS DISTINCT FROM a.died_on OR ${IS_ILL})
      UNION ALL SELECT 'quarantine ' || q.id, 'animal ' || a.id || ' of item ' || coalesce(a.product_id::text, 'none')
        || ', left ' || coalesce(a.left_on::text, 'never')
      FROM quarantines q JOIN animals a ON a.id = q.animal_id
      WHERE q.ended_at IS NULL AND (a.left_on IS NOT NULL OR a.product_id IS DISTINCT FROM q.product_id)`,
  },
  {
    name: 'visits-hold-what-is-theirs',
    says: 'What a visit that is to come holds is its animal, for its customer, until it ends; one that is over holds nothing (H-08)',
    query: (
      now,
    ) => sql`SELECT v.id::text, 'hold ' || h.id || ' of product ' || h.product_id || ' until ' || h.until AS found
      FROM viewings v JOIN holds h ON h.id = v.hold_id LEFT JOIN profiles p ON p.id = v.user_id
      WHERE h.ended_at IS NULL AND (v.state NOT IN ('booked', 'attended') OR h.reason <> 'visit'
        OR h.product_id IS DISTINCT FROM v.product_id OR h.until > v.ends_at OR h.email IS DISTINCT FROM lower(p.email))
        AND NOT (v.user_id IS NULL AND h.until <= ${now})
      UNION ALL
      SELECT 'hold ' || h.id, 'for a visit that is not there' FROM holds h
      WHERE h.reason = 'visit' AND h.ended_at IS NULL AND h.until > ${now}
        AND NOT EXISTS (SELECT FROM viewings v WHERE v.hold_id = h.id)`,
  },
  {
    name: 'one-visit-at-a-time',
    says: 'No two visits, and no visit and a time that is offered to nobody, are at one time (H-08)',
    query: sql`SELECT a.id::text, 'at the time of ' || b.id AS found FROM viewings a
      JOIN viewings b ON b.id > a.id AND b.starts_at < a.ends_at AND b.ends_at > a.starts_at
      WHERE a.state IN ('booked', 'attended', 'blocked') AND b.state IN ('booked', 'attended', 'blocked')`,
  },
  {
    name: 'visits-are-answered',
    says: 'Of no visit it is unknown for more than a week whether they came (H-08)',
    level: 'warning',
    query: (now) => sql`SELECT id::text, 'ended ' || ends_at AS found FROM viewings
      WHERE state = 'booked' AND ends_at < ${now} - interval '7 days'`,
  },
  {
    name: 'animals-have-regions',
    says: 'An active animal is delivered to at least one governorate',
    query: sql`SELECT id::text, name_arabic AS found FROM products p WHERE item_type = 'animal' AND is_active
      AND NOT EXISTS (SELECT FROM product_regions r WHERE r.product_id = p.id)`,
  },
  {
    name: 'microchips',
    says: 'A microchip has its 15 digits, is no test chip, and belongs to one animal (H-01)',
    query: sql`SELECT min(id)::text AS id, microchip || ' × ' || count(*) AS found FROM animals
      WHERE microchip IS NOT NULL GROUP BY microchip HAVING count(*) > 1 OR microchip !~ '^(?!000|999)[0-9]{15}$'`,
  },
  {
    name: 'animals-are-of-their-item',
    says: 'An animal that is for sale is of the species of its item, which is an animal (H-01)',
    query: sql`SELECT a.id::text, 'species ' || a.species_id || ', item ' || coalesce(p.species_id::text, 'none') || ' ' || p.item_type AS found
      FROM animals a JOIN products p ON p.id = a.product_id
      WHERE a.left_on IS NULL AND a.owner_id IS NULL AND a.order_id IS NULL
        AND (p.item_type <> 'animal' OR p.species_id IS DISTINCT FROM a.species_id)`,
  },
  {
    name: 'parents',
    says: 'A mother is not male, a father not female, no parent was born after its young, and no animal descends from itself (H-01)',
    query: sql`WITH RECURSIVE born AS (
        SELECT id, mother_id AS parent_id, 'female' AS sex, birth_date FROM animals WHERE mother_id IS NOT NULL
        UNION ALL SELECT id, father_id, 'male', birth_date FROM animals WHERE father_id IS NOT NULL
      ), ancestors AS (SELECT id, parent_id FROM born UNION
        SELECT a.id, b.parent_id FROM ancestors a JOIN born b ON b.id = a.parent_id)
      SELECT b.id::text, 'parent ' || p.id || ', ' || coalesce(p.sex, 'no sex') || ', born ' || coalesce(p.birth_date::text, '?') AS found
      FROM born b JOIN animals p ON p.id = b.parent_id
      WHERE p.sex NOT IN (b.sex, 'unknown') OR p.birth_date >= b.birth_date
      UNION ALL SELECT id::text, 'descends from itself' FROM ancestors WHERE id = parent_id`,
  },
  {
    name: 'health-after-birth',
    says: 'Nothing was done for an animal before its birth (H-02)',
    query: sql`SELECT e.id::text, e.kind || ' on ' || e.done_on || ', born ' || a.birth_date AS found
      FROM health_entries e JOIN animals a ON a.id = e.animal_id WHERE e.done_on < a.birth_date`,
  },
  {
    name: 'health-is-proven',
    says: 'An item whose animals have records is called vaccinated only if all its units have records and all that are here are, and keeps what was typed (H-03)',
    query: sql`SELECT p.id::text, CASE WHEN p.typed_health IS NULL THEN 'not derived' ELSE 'called vaccinated' END AS found
      FROM products p JOIN animals a ON a.product_id = p.id AND NOT a.is_from_sale
      GROUP BY p.id HAVING p.typed_health IS NULL
        OR p.vaccinated AND (${EXPECTED_UNITS} > count(*) FILTER (WHERE a.left_on IS NULL AND NOT ${IS_ILL})
            - least(${UNNOTED_UNITS}, count(*) FILTER (WHERE ${MAY_HAVE_LEFT} AND NOT ${IS_ILL}))
          OR bool_or(a.left_on IS NULL AND NOT ${IS_ILL} AND NOT EXISTS (
            SELECT FROM health_entries e WHERE e.animal_id = a.id AND e.author = 'shop' AND e.kind = 'vaccination')))`,
  },
  {
    name: 'records-fit-the-stock',
    says: 'No item has more records of animals that are here than units on sale, on hold, in orders and on their way (H-01)',
    level: 'warning',
    query: sql`SELECT p.id::text, count(*) || ' records, ' || ${UNITS_HERE} || ' units' AS found
      FROM products p JOIN animals a ON a.product_id = p.id AND NOT a.is_from_sale WHERE a.left_on IS NULL AND NOT ${IS_ILL}
      GROUP BY p.id HAVING count(*) > ${UNITS_HERE}`,
  },
  {
    name: 'animals-of-orders',
    says: 'No order has more animals of an item than units of it, and none that was cancelled has any (H-04)',
    query: sql`SELECT 'order ' || o.id AS id, count(*) || ' animals of product ' || a.product_id || ', ' || o.status AS found
      FROM animals a JOIN orders o ON o.id = a.order_id
      GROUP BY o.id, a.product_id
      HAVING o.status = 'cancelled' OR count(*) > coalesce((SELECT sum(i.quantity) FROM order_items i
        WHERE i.order_id = o.id AND i.product_id = a.product_id), CASE WHEN a.product_id IS NULL THEN count(*) ELSE 0 END)`,
  },
  {
    name: 'handed-over-animals',
    says: 'An animal that its buyer signed for goes with their order while the rest of it is still to come (H-07)',
    query: sql`SELECT 'hand-over ' || h.id AS id, 'of order ' || h.order_id || ', animal ' || a.id || ' of order '
        || coalesce(a.order_id::text, 'none') AS found
      FROM (SELECT h.* ${HANDED_OVER}) h JOIN animals a ON a.id = h.animal_id WHERE a.order_id IS DISTINCT FROM h.order_id`,
  },
  {
    name: 'returned-animals',
    says: 'No order has more animals of an item than units that did not come back: somebody says which one did (H-04)',
    level: 'warning',
    query: sql`SELECT 'order ' || i.order_id AS id, count(*) || ' animals, ' || i.quantity - i.returned || ' units' AS found
      FROM animals a JOIN order_items i ON i.order_id = a.order_id AND i.product_id = a.product_id
      GROUP BY i.id HAVING count(*) > i.quantity - i.returned AND count(*) <= i.quantity`,
  },
  {
    name: 'owned-animals',
    says: 'An animal with an owner has a code and has left the shop, and what is its owner’s has one (H-04)',
    query: sql`SELECT id::text, 'code ' || coalesce(code, 'none') || ', left ' || coalesce(left_on::text, 'not')
        || ', ended ' || coalesce(ended_on::text, 'not') AS found
      FROM animals WHERE owner_id IS NOT NULL AND (code IS NULL OR left_on IS NULL)
        OR owner_id IS NULL AND (ended_on IS NOT NULL OR found_shows IS NOT NULL OR own_name IS NOT NULL)
        OR ended_on < birth_date OR owner_id IN (SELECT id FROM profiles WHERE deactivated_at IS NOT NULL)`,
  },
  {
    name: 'notes-go-with-their-owner',
    says: 'An animal in no order and without an owner has no picture, note or paper of a former owner (H-04, X-52)',
    query: sql`SELECT a.id::text, 'entry ' || e.id AS found FROM animals a JOIN health_entries e ON e.animal_id = a.id
      WHERE a.order_id IS NULL AND a.owner_id IS NULL AND e.author = 'owner'
        AND (e.author_id IS NOT NULL OR e.kind = 'note' OR e.note IS NOT NULL
          OR EXISTS (SELECT FROM files f WHERE f.use = 'own-entry' AND f.use_id = e.id))
      UNION ALL SELECT a.id::text, 'picture ' || f.id FROM animals a JOIN files f ON f.use = 'own-animal' AND f.use_id = a.id
      WHERE a.order_id IS NULL AND a.owner_id IS NULL`,
  },
  {
    name: 'returned-orders-are-over',
    says: 'An order of which everything was given back or lost is delivered or cancelled (F-03, H-10)',
    query: sql`SELECT o.id::text, o.status AS found FROM orders o WHERE o.status NOT IN ${FINAL_STATUSES}
      AND EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.returned > 0)
      AND NOT EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id AND i.returned < i.quantity)`,
  },
  {
    name: 'lost-animals-are-named',
    says: 'An open loss has candidates enough, none of them known to be lost, and what fell ill waits unnamed in quarantine (H-10)',
    query: sql`SELECT 'return ' || r.id AS id, r.reason || ' × ' || ri.quantity || ', ' || c.possible || ' candidates of '
        || cardinality(ri.candidates) || ', ' || q.units || ' in quarantine' AS found
      FROM return_items ri JOIN returns r ON r.id = ri.return_id JOIN order_items i ON i.id = ri.order_item_id
      CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE a.died_on IS NULL AND NOT ${IS_ILL}) AS possible
        FROM animals a WHERE a.id = ANY (ri.candidates)) c
      CROSS JOIN LATERAL (SELECT coalesce(sum(q.quantity), 0) AS units FROM quarantines q WHERE q.order_id = r.order_id
        AND q.product_id = i.product_id AND q.started_at = r.opened_at AND q.animal_id IS NULL AND q.ended_at IS NULL) q
      WHERE ri.candidates IS NOT NULL AND (c.possible < cardinality(ri.candidates)
        OR r.reason = 'ill-before-delivery' AND i.product_id IS NOT NULL AND q.units <> ri.quantity)`,
  },
  {
    name: 'passed-on-animals-have-left',
    says: 'An animal that stayed with a later owner when its order ended is in no stock: its unit was written off (H-04)',
    query: sql`SELECT a.product_id::text AS id, count(*) || ' animals of later owners, ' || coalesce(m.units, 0) || ' units written off' AS found
      FROM animals a LEFT JOIN (SELECT product_id, -sum(change) AS units FROM stock_movements WHERE reason = 'write-off' GROUP BY 1) m
        ON m.product_id = a.product_id
      WHERE a.owner_id IS NOT NULL AND a.order_id IS NULL AND a.product_id IS NOT NULL
      GROUP BY a.product_id, m.units HAVING count(*) > coalesce(m.units, 0)`,
  },
  {
    name: 'animals-of-delivered-orders',
    says: 'Of every order that is delivered it is known which animals went with it: choosing them gives them to their buyer (H-04)',
    level: 'warning',
    query: sql`SELECT 'order ' || l.order_id AS id, l.name || ': ' || l.missing || ' not chosen' AS found
      FROM (${UNNAMED_ANIMALS}) l`,
  },
]
