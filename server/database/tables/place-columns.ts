// A place on the map (W-13), whole or not at all.
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, doublePrecision } from 'drizzle-orm/pg-core'
import { OMAN } from '#domain/place.ts'

export const placeColumns = {
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
}

export function placeInOman({ latitude, longitude }: { latitude: AnyPgColumn; longitude: AnyPgColumn }): SQL {
  return sql`(${latitude} IS NULL) = (${longitude} IS NULL) AND ${latitude} BETWEEN ${bounds(OMAN.latitude)} AND ${longitude} BETWEEN ${bounds(OMAN.longitude)}`
}

function bounds({ min, max }: { min: number; max: number }): SQL {
  return sql.raw(`${min} AND ${max}`)
}
