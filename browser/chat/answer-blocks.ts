// Finds lists and links in the plain text of an answer.

export type Piece = { kind: 'text' | 'place' | 'phone' | 'mail' | 'whatsapp'; text: string; href: string }
export type AnswerBlock =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; entries: { key: string; pieces: Piece[] }[] }

const BULLET = /^•\s*/

export function answerBlocks(content: string): AnswerBlock[] {
  return content.split(/\n\s*\n/).flatMap((part) => {
    const blocks: AnswerBlock[] = []
    for (const line of part.split('\n').map((words) => words.trim())) {
      if (line === '') continue
      const last = blocks.at(-1)
      if (BULLET.test(line)) {
        const entry = { key: line, pieces: linkPieces(line.replace(BULLET, '')) }
        if (last?.kind === 'list') last.entries.push(entry)
        else blocks.push({ kind: 'list', entries: [entry] })
      } else if (last?.kind === 'paragraph') {
        last.pieces.push(text('\n'), ...linkPieces(line))
      } else {
        blocks.push({ kind: 'paragraph', pieces: linkPieces(line) })
      }
    }
    return blocks
  })
}

const PLACES =
  'products|animals|cart|checkout|auth|account|profile|orders|contact|privacy|terms|forgot-password|wanted|reviews'
const LINKS = new RegExp(
  [
    String.raw`(?<whatsapp>https:\/\/wa\.me\/\d{8,15}(?:\?text=[\w%.~+-]*)?)`,
    String.raw`(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    String.raw`(?<phone>\+968[ \u00A0]?\d{4}[ \u00A0]?\d{4}(?!\d))`,
    // «طلباتي» /orders: the name before a path is the link's text.
    String.raw`(?:«(?<name>[^«»]+)» \u2066?)?(?<place>\/(?:${PLACES})(?![\w-])(?:\/[\w-]+)*(?:\?[\w=&%-]+)?(?:#[\w-]+)?)`,
  ].join('|'),
  'g',
)
/** A path must start a word, so that the end of «https://elsewhere/cart» is not a link. */
const INSIDE_A_WORD = /[\w/.:@-]$/

/** The shop's own paths, phones, WhatsApp and mail addresses; no other address becomes a link. */
export function linkPieces(words: string): Piece[] {
  const pieces: Piece[] = []
  let textStart = 0
  for (const match of words.matchAll(LINKS)) {
    const piece = toPiece(match)
    if (!piece || (piece.kind === 'place' && INSIDE_A_WORD.test(words.slice(0, match.index)))) continue
    if (match.index > textStart) pieces.push(text(words.slice(textStart, match.index)))
    pieces.push(piece)
    textStart = match.index + match[0].length
  }
  if (textStart < words.length) pieces.push(text(words.slice(textStart)))
  return pieces
}

function toPiece({ groups = {} }: RegExpMatchArray): Piece | null {
  const { whatsapp, mail, phone, place, name } = groups
  if (whatsapp) return { kind: 'whatsapp', text: whatsapp, href: whatsapp }
  if (mail) return { kind: 'mail', text: mail, href: `mailto:${mail}` }
  if (phone) return { kind: 'phone', text: phone, href: `tel:${phone.replace(/[ \u00A0]/g, '')}` }
  return place ? { kind: 'place', text: name ?? place, href: place } : null
}

function text(words: string): Piece {
  return { kind: 'text', text: words, href: '' }
}
