/**
 * 128 bits in hexadecimal. crypto.randomUUID exists only in secure contexts, which a shop in a local network may not
 * be.
 */
export function randomKey(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
