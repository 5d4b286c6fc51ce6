// What a test opened, to be closed after it (close-after-each.ts), the latest first.
export const closers: (() => Promise<unknown> | unknown)[] = []
