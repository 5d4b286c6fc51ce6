// Dumps of every schema that was ever released, with a shop in each (tests/fixtures/schemas/README.md).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { projectFolder } from '#platform/process/project-folder.ts'
import type { TestDatabase } from './test-database.ts'

const SCHEMAS = join(projectFolder, 'tests', 'fixtures', 'schemas')

export const RELEASED_SCHEMAS = readdirSync(SCHEMAS).filter((name) => name.endsWith('.sql.gz'))

/** Who runs the shop in each dump. */
export const OWNER_OF_DUMPS = { email: 'owner@example.com', password: 'Falaj-Daris-77!' }

export async function loadReleasedSchema(place: Pick<TestDatabase, 'url'>, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  // The shop's functions find each other by this path, which pg_dump empties.
  const dump = gunzipSync(readFileSync(join(SCHEMAS, name))).toString()
  try {
    await client.query(dump.replace("set_config('search_path', ''", "set_config('search_path', 'public'"))
  } finally {
    await client.end()
  }
}
