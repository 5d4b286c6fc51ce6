// Recognises a file that is no text by its first bytes, so that the refusal of a picture or a workbook names it.

/** `pages`: of a browser, which spreadsheets also write and call .xls. `media`: sounds and films. */
export type FileFormat =
  | 'workbook'
  | 'locked'
  | 'document'
  | 'pdf'
  | 'picture'
  | 'media'
  | 'archive'
  | 'pages'

/** Null if it may be text. */
export function detectFormat(bytes: Buffer): FileFormat | null {
  const begin = bytes.toString('latin1', 0, 64)
  if (begin.startsWith('PK\x03\x04')) return formatInside(bytes, IN_ZIP, 'archive')
  if (begin.startsWith('\xd0\xcf\x11\xe0')) return formatInside(bytes, IN_OLE, 'document')
  const beginsWith = ([, at, sign]: Beginning) => begin.startsWith(sign, at)
  const known = BEGINNINGS.find(beginsWith)
  return known ? known[0] : PAGES.test(begin) ? 'pages' : null
}

type Beginning = readonly [format: FileFormat, at: number, sign: string]

/** Signatures in Latin-1, one letter per byte. The most certain come first. */
const BEGINNINGS: readonly Beginning[] = [
  ['pdf', 0, '%PDF-'],
  ['picture', 0, '\xff\xd8\xff'],
  ['picture', 0, '\x89PNG'],
  ['picture', 0, 'GIF8'],
  ['picture', 8, 'WEBPVP8'],
  ['picture', 6, '\0\0\0\0\x36\0\0\0'],
  ['picture', 0, 'II*\0'],
  ['picture', 0, 'MM\0*'],
  ['picture', 4, 'ftypavi'],
  ['picture', 4, 'ftyphei'],
  ['picture', 4, 'ftyphev'],
  ['picture', 4, 'ftypmif1'],
  ['media', 4, 'ftyp'],
  ['media', 8, 'AVI LIST'],
  ['media', 8, 'WAVEfmt '],
  ['media', 0, 'OggS\0'],
  ['media', 0, 'ID3\x03\0'],
  ['media', 0, 'ID3\x04\0'],
  ['media', 0, '\x1aE\xdf\xa3'],
  ['archive', 0, 'Rar!\x1a'],
  ['archive', 0, '7z\xbc\xaf'],
  ['archive', 0, '\x1f\x8b'],
  ['document', 0, '{\\rtf'],
]
const PAGES = /^(?:ï»¿)?\s*<(?:!doctype|html|\?xml|table|svg)/i

type Inside = readonly (readonly [FileFormat, Buffer])[]

/** The names of a zip's entries are uncompressed in it. */
const IN_ZIP: Inside = [
  ['workbook', Buffer.from('xl/workbook')],
  ['workbook', Buffer.from('opendocument.spreadsheet')],
  ['workbook', Buffer.from('Index/Tables/')],
  ['document', Buffer.from('word/document')],
  ['document', Buffer.from('ppt/presentation')],
  ['document', Buffer.from('opendocument.')],
]
const IN_OLE: Inside = [
  ['locked', Buffer.from('EncryptedPackage', 'utf16le')],
  ['workbook', Buffer.from('Workbook', 'utf16le')],
  ['workbook', Buffer.from('B\0o\0o\0k\0\0\0', 'latin1')],
]

function formatInside(bytes: Buffer, inside: Inside, otherwise: FileFormat): FileFormat {
  return inside.find(([, name]) => bytes.includes(name))?.[0] ?? otherwise
}
