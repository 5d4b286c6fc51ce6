// The QR code of a tax invoice: tag, length and value in bytes, as base64 (F-04). Prepared for Oman's e-invoicing, but
// not certified; if the authority defines other tags, change this table.

export const QR_TAGS = {
  seller: 1,
  vatNumber: 2,
  /** ISO 8601, UTC. */
  issuedAt: 3,
  /** Rials with three decimals, tax included. */
  total: 4,
  vat: 5,
  number: 6,
  uuid: 7,
} as const

export type QrFacts = Record<keyof typeof QR_TAGS, string>

/** Values of more than 255 bytes are cut at a character. */
export function qrPayload(facts: QrFacts): string {
  const bytes = (Object.keys(QR_TAGS) as (keyof QrFacts)[]).flatMap((name) => {
    const value = cut(new TextEncoder().encode(facts[name]))
    return [QR_TAGS[name], value.length, ...value]
  })
  return btoa(String.fromCharCode(...bytes))
}

const MAX_BYTES = 255

function cut(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= MAX_BYTES) return bytes
  let end = MAX_BYTES
  // A byte 10xxxxxx continues the previous character.
  while (end > 0 && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end--
  return bytes.slice(0, end)
}
