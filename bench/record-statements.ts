// What a verb really says to the database, so that a bare script can say exactly the same without the shop around it.
import pg from 'pg'

export type Recorded = { name?: string; text: string; values: unknown[] }

/** Every statement that `work` runs in this process, BEGIN and COMMIT included. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | Recorded, unknown[] | undefined]
    recorded.push(
      typeof config === 'string'
        ? { text: config, values: Array.isArray(values) ? values : [] }
        : {
            ...(config.name && { name: config.name }),
            text: config.text,
            values: config.values ?? values ?? [],
          },
    )
    return Reflect.apply(original, this, args)
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return recorded
}

/** The same statements for somebody else: each old value becomes the new one, also inside JSON and arrays. */
export function withOtherValues(
  statements: readonly Recorded[],
  others: readonly (readonly [old: string | number, replacement: string | number])[],
): Recorded[] {
  const swap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swap)
    const other = others.find(([old]) => old === value)
    if (other) return other[1]
    if (typeof value !== 'string') return value
    return others.reduce<string>(
      (text, [old, replacement]) => text.replaceAll(String(old), String(replacement)),
      value,
    )
  }
  return statements.map((statement) => ({ ...statement, values: statement.values.map(swap) }))
}
