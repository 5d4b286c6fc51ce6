// The query builder's work done once: building a long select costs more than running it.
import type { Database } from './connect.ts'

/** `build` makes a prepared query for a database; the same one is given back as long as that database is open. */
export function preparedOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}
