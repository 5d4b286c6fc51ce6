// Passwords are kept as Argon2id at the OWASP floor: 19 MiB, two passes, one lane.
import { hash, verify } from '@node-rs/argon2'

/** `Algorithm.Argon2id`: the package declares it as an ambient const enum, which type stripping cannot read. */
const ARGON2ID = 2

export function hashPassword(password: string): Promise<string> {
  return hash(password, { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
}

export async function isPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password)
}
