// The codes of animals (H-04): 80 bits in Crockford's Base32, without letters that are easily misread.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_BYTES = 10
const CODE_LENGTH = 16

/** @param bytes ten of them */
export function codeOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: CODE_LENGTH }, (_, place) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2)),
  ).join('')
}

/** A typed code in its stored form: case, blanks, hyphens and lookalike letters do not matter. Null if invalid. */
export function readAnimalCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s-]|\p{Cf}/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return code.length === CODE_LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

/** The displayed form, in groups of four. */
export function groupedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
