// A statement written once, planned once a connection and run often: for the hot paths of the shop (P-04, P-05, P-06)
// alone. `npm run bench -- add-to-cart place-order` measures the gain.
import type { Queryable } from './connect.ts'

/** `name` is unique. Rows come as the driver gives them: numeric as a string, timestamps as Date. */
export function statement<Values extends readonly unknown[], Row extends object>(name: string, text: string) {
  return async (db: Queryable, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>({ name, text, values: [...values] })
    return rows
  }
}

/** Like `statement`, for many values: `write` gets the number of each parameter by its name. */
export function namedStatement<Values extends object, Row extends object>(
  name: string,
  write: (parameters: Readonly<Record<keyof Values, string>>) => string,
) {
  const names: (keyof Values)[] = []
  const numberOf = (key: keyof Values) => (names.includes(key) ? names.indexOf(key) + 1 : names.push(key))
  // Filled by being read: the getter below answers for every name.
  const parameters = new Proxy({} as Record<keyof Values, string>, {
    get: (_, key) => `$${numberOf(key as keyof Values)}`,
  })
  const run = statement<unknown[], Row>(name, write(parameters))
  return (db: Queryable, values: Values): Promise<Row[]> => run(db, ...names.map((each) => values[each]))
}
