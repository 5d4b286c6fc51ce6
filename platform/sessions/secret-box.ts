// Encrypts values that the database must not be able to read: AES-256-GCM, with a key derived from a secret outside the
// database. A value sealed for one owner cannot be opened for another.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

export type SecretBox = {
  seal(text: string, owner: string): string
  /** Null when it was sealed for another owner, with another secret, or was changed. */
  open(sealed: string, owner: string): string | null
}

/** @param purpose each purpose has its own key */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const text = bytes.subarray(IV_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        // The tag is wrong or missing.
        return null
      }
    },
  }
}
