// The database of the shop that the journeys visit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Database } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'

export function connectToJourneyShop(): Database {
  const read = (name: string) => readFileSync(join(process.env.JOURNEY_DATA_DIR ?? '', name), 'utf8').trim()
  return connect({
    url: `postgres://aleef:${read('postgres-password')}@127.0.0.1:${read('postgres-port')}/aleef`,
    log: createLog('warn'),
    poolSize: 1,
  })
}
