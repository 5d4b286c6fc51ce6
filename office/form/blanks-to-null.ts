type Nullable<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string ? Exclude<Fields[Name], ''> | null : Fields[Name]
}

/** The values of a form with its texts trimmed; a blank one is null. */
export function blanksToNull<Fields extends object>(fields: Fields): Nullable<Fields> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ])
  return Object.fromEntries(entries)
}
