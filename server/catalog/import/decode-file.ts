// Decodes the bytes of a file. Nothing is guessed: an ambiguous encoding is refused, with advice.
import { isUtf8 } from 'node:buffer'
import { detectFormat, type FileFormat } from './detect-format.ts'

export type FileEncoding = 'utf-8' | 'utf-16' | 'windows-1256'
/** In UTF-8, without a byte order mark. */
type Decoded = { text: Buffer; encoding: FileEncoding }

/** The file as a whole cannot be taken; the message is a sentence for its owner. */
export class UnreadableFile extends Error {}

/** What the file is meant to be. */
export type FileKind = {
  isHeading: (cell: string) => boolean
  problems: { formats: Record<FileFormat, string>; unreadable: string }
}

export function decodeFile(bytes: Buffer, { isHeading, problems }: FileKind): Decoded {
  const format = detectFormat(bytes)
  if (format) throw new UnreadableFile(problems.formats[format])
  const wide = readWide(bytes)
  if (wide === null) throw new UnreadableFile(problems.unreadable)
  if (wide !== undefined) return { text: Buffer.from(wide), encoding: 'utf-16' }
  // Text contains no NUL; UTF-16 without a byte order mark is full of them.
  if (bytes.includes(0)) throw new UnreadableFile(problems.unreadable)
  if (isUtf8(bytes)) {
    const hasMark = bytes.subarray(0, 3).equals(MARK)
    return { text: hasMark ? bytes.subarray(3) : bytes, encoding: 'utf-8' }
  }
  const arabic = new TextDecoder('windows-1256').decode(bytes)
  if (!namesColumns(arabic, isHeading)) throw new UnreadableFile(problems.unreadable)
  return { text: Buffer.from(arabic), encoding: 'windows-1256' }
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf])
const WIDE = { fffe: 'utf-16le', feff: 'utf-16be' } as const

/** Undefined without a UTF-16 byte order mark; null if the content is not valid UTF-16. */
function readWide(bytes: Buffer): string | null | undefined {
  const label = WIDE[bytes.subarray(0, 2).toString('hex') as keyof typeof WIDE]
  if (label === undefined) return undefined
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** Banks write their own name and the period above. */
const MAX_LINES_ABOVE = 40

/** Any bytes are valid Windows-1256, so it is accepted only if it yields known headings. */
function namesColumns(text: string, isHeading: FileKind['isHeading']): boolean {
  return text.split(/[\r\n]+/, MAX_LINES_ABOVE).some((line) => {
    const arabic = line.split(/[,;\t]/).filter((cell) => /\p{Script=Arabic}/u.test(cell))
    return arabic.filter((cell) => isHeading(unquote(cell))).length >= 2
  })
}

function unquote(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/s, '$1')
}
