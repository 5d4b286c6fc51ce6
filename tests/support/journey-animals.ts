// Animals that customers of the journeys own.
import { muscatDay } from '#domain/muscat-time.ts'
import { openDatabase } from './journey-people.ts'

/** H-04: a cat with an entry and a due date, whose public page shows its name (H-05). Returns its id. */
export async function insertOwnAnimal(email: string, code: string): Promise<number> {
  const { $client } = openDatabase()
  const { rows } = await $client.query<{ id: number }>(
    `WITH a AS (INSERT INTO animals (name, species_id, left_on, owner_id, owned_at, code, found_shows)
       SELECT 'مشمش', s.id, $3::date, p.id, now(), $2, '{name,microchip}' FROM profiles p, species s
       WHERE p.email = $1 AND s.code = 'cat' RETURNING id, owner_id),
     e AS (INSERT INTO health_entries (animal_id, kind, author, author_id, done_on, next_on)
       SELECT id, 'deworming', 'owner', owner_id, $3::date, $3::date + 3 FROM a)
     SELECT id FROM a`,
    [email, code, muscatDay(new Date())],
  )
  const [animal] = rows
  if (!animal) throw new Error(`${email} owns no animal`)
  return animal.id
}
