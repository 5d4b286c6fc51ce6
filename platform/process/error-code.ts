/** The code of an error of the system, the database or a library, as `ENOENT`; undefined where it has none. */
export function errorCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}
