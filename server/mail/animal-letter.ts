// Mails to the owner of an animal, by its state when sent: a page turned off passes on no message (H-05).
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { EntryKind, Vaccine } from '#domain/animals/health-entry.ts'
import { readCarePlan } from '#server/animals/care-plan.ts'
import { findAnimalByCode } from '#server/animals/found-animal.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { animals } from '#server/database/tables/animals.ts'
import type { AnimalMailJob } from '#server/jobs/job-data.ts'
import { IS_FOLLOWED } from '#server/own-animals/remind-owners.ts'
import { entryTitle } from '#text/animals/animal-record.ts'
import { animalDueMail } from '#text/mail/animal-mail.ts'
import { carePlanMail } from '#text/mail/care-plan-mail.ts'
import { foundMail } from '#text/mail/found-mail.ts'
import type { Letter } from './letter.ts'

export async function animalLetter({ db, baseUrl }: Context, job: AnimalMailJob): Promise<Letter | null> {
  if (job.mail === 'found-animal') {
    const found = await findAnimalByCode(db, job.code)
    if (!found) return null
    const url = `${baseUrl}/account/animals/${found.id}/card`
    return { to: found.owner.email, content: foundMail({ ...job, animal: found.ownName ?? found.name, url }) }
  }
  if (job.mail === 'animal-due') return dueLetter({ db, baseUrl }, job)
  const [owner] = await db
    .select({ email: profiles.email, firstName: profiles.firstName, ownName: animals.ownName })
    .from(animals)
    .innerJoin(profiles, and(eq(profiles.id, animals.ownerId), isNull(profiles.deactivatedAt)))
    .where(and(eq(animals.id, job.animalId), isNull(animals.endedOn)))
  const plan = owner && (await readCarePlan(db, job.animalId))
  if (!plan) return null
  const url = `${baseUrl}/account/animals/${job.animalId}/care`
  const named = { ...plan, name: owner.ownName ?? plan.name }
  return { to: owner.email, content: carePlanMail(named, owner.firstName, url) }
}

type Due = {
  email: string
  id: number
  name: string
  kind: EntryKind
  against: Vaccine | null
  medicine: string | null
}

/** H-04. Null where the animal has died or changed hands, or the step was done or moved to another day. */
async function dueLetter(
  { db, baseUrl }: Pick<Context, 'db' | 'baseUrl'>,
  { entryId, on }: Extract<AnimalMailJob, { mail: 'animal-due' }>,
): Promise<Letter | null> {
  const { rows } = await db.execute<Due>(sql`
    SELECT p.email, a.id, coalesce(a.own_name, a.name) AS name, e.kind, e.against, e.medicine
    FROM health_entries e JOIN animals a ON a.id = e.animal_id JOIN profiles p ON p.id = a.owner_id
    WHERE e.id = ${entryId} AND e.next_on = ${on} AND a.ended_on IS NULL AND a.is_reminded AND p.deactivated_at IS NULL
      AND NOT ${IS_FOLLOWED}`)
  const [due] = rows
  if (!due) return null
  const url = `${baseUrl}/account/animals/${due.id}`
  return { to: due.email, content: animalDueMail({ name: due.name, what: entryTitle(due), on, url }) }
}
