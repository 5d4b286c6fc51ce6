/** A row as it goes over the wire: its times as ISO strings in UTC. */
export function isoTimes<Row extends object>(row: Row): IsoTimes<Row> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  // Only the times were replaced.
  return Object.fromEntries(entries) as IsoTimes<Row>
}

type IsoTimes<Row> = { [Name in keyof Row]: IsoTime<Row[Name]> }
type IsoTime<Value> = Value extends Date ? string : Value
