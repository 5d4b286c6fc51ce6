// The browser's check of Omani phones: the outer bound of conventions 19. The server checks the numbering plan
// (domain/phone.ts, 145 KB of it).
import { foldDigits } from './fold-arabic.ts'

export function looksLikeOmanPhone(text: string): boolean {
  const plain = foldDigits(text).replace(/[\s\p{Cf}()./-]/gu, '')
  return /^(?:(?:\+|00)?968)?[279]\d{7}$/.test(plain)
}
