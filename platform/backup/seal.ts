// The last line of a backup: the SHA-256 of all before it. It does not match in a truncated or changed file.

const SEAL = /^sha256:([0-9a-f]{64})\n$/

export function sealOf(sha256: string): string {
  return `sha256:${sha256}\n`
}

export const SEAL_BYTES = sealOf('0'.repeat(64)).length

/** The SHA-256 that the last bytes of a file state; undefined when they are no seal. */
export function readSeal(last: string): string | undefined {
  return SEAL.exec(last)?.[1]
}
