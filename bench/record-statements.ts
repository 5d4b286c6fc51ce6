// Records the statements a verb sends to the database, so that a bare script can replay them without the shop.
import pg from 'pg'

export type Recorded = { name?: string; text: string; values: unknown[] }

export type StatementRecorder = {
  /** For the pool whose statements are recorded. */
  Client: typeof pg.Client
  /** Every statement of that pool while `work` runs, BEGIN and COMMIT included. */
  record(work: () => Promise<unknown>): Promise<Recorded[]>
}

export function createStatementRecorder(): StatementRecorder {
  let recorded: Recorded[] = []
  class RecordingClient extends pg.Client {
    override query(...args: unknown[]): never {
      recorded.push(readStatement(args))
      return Reflect.apply(super.query, this, args) as never
    }
  }
  return {
    Client: RecordingClient,
    async record(work) {
      recorded = []
      await work()
      return recorded
    },
  }
}

function readStatement(args: unknown[]): Recorded {
  const [config, values] = args as [string | Recorded, unknown[] | undefined]
  if (typeof config === 'string') return { text: config, values: Array.isArray(values) ? values : [] }
  return {
    ...(config.name && { name: config.name }),
    text: config.text,
    values: config.values ?? values ?? [],
  }
}

/** Adapts the statements to another customer: replaces each old value by the new one, also inside JSON and arrays. */
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
