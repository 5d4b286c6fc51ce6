// Passwords are stored as Argon2id at the OWASP minimum: 19 MiB, two passes, one lane. Hashing keeps a core busy, so
// one core is left for pages, which do not wait for sign-ins. Text is normalised first, since a keyboard may
// send «أ» as one code point or as two.
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** `Algorithm.Argon2id`: the package declares it as an ambient const enum, which type stripping cannot read. */
const ARGON2ID = 2
/** Limits the use of cores, so there is one for the whole process. */
const limit = pLimit(Math.max(1, availableParallelism() - 1))

export function hashPassword(password: string): Promise<string> {
  return limit(() =>
    hash(composed(password), { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }),
  )
}

export function isPassword(hashed: string, password: string): Promise<boolean> {
  return limit(() => verify(hashed, composed(password)))
}

function composed(password: string): string {
  return password.normalize('NFC')
}
