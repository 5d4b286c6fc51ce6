// A query of the builder whose SQL is generated once a pool and planned once a connection. On hot paths both take longer
// than running it (P-02, P-06).
import type { Queryable } from './connect.ts'

/** `prepare` ends with `.prepare(name)`, a name unique in the shop; what varies is a `sql.placeholder`. */
export function prepared<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const queries = new WeakMap<Queryable, Query>()
  return (db) => {
    const query = queries.get(db) ?? prepare(db)
    queries.set(db, query)
    return query
  }
}
