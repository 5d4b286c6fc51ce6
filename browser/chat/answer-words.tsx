import { Fragment } from 'react'
import { placeNames } from '#text/chat/widget.ts'
import { shellText } from '#text/shell.ts'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { answerBlocks, type Piece } from './answer-blocks.ts'

const LINK = 'font-semibold text-brand-ink underline underline-offset-4'

/** The text of an answer as paragraphs and lists; it is never interpreted as markup. */
export function AnswerWords({ content, onFollow }: { content: string; onFollow: () => void }) {
  return (
    <div className="flex flex-col gap-2.5">
      {answerBlocks(content).map((block, at) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one answer are never reordered
          <ul key={at} className="flex flex-col gap-1.5">
            {block.entries.map(({ key, pieces }) => (
              <li key={key} className="relative ps-4.5">
                <span
                  aria-hidden
                  className="absolute start-0.5 top-[0.65em] size-1.5 rounded-pill bg-line-strong"
                />
                <Pieces pieces={pieces} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one answer are never reordered
          <p key={at} className="whitespace-pre-line">
            <Pieces pieces={block.pieces} onFollow={onFollow} />
          </p>
        ),
      )}
    </div>
  )
}

function Pieces({ pieces, onFollow }: { pieces: Piece[]; onFollow: () => void }) {
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one block are never reordered
    <Fragment key={at}>
      <PieceWords piece={piece} onFollow={onFollow} />
    </Fragment>
  ))
}

function PieceWords({ piece, onFollow }: { piece: Piece; onFollow: () => void }) {
  const { kind, text, href } = piece
  if (kind === 'text') return text
  if (kind === 'place') {
    return (
      <Link to={href} onClick={onFollow} className={LINK}>
        {text === href ? (placeNames[/^\/([\w-]+)/.exec(href)?.[1] ?? ''] ?? text) : text}
      </Link>
    )
  }
  if (kind === 'whatsapp') {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
        {shellText.whatsapp}
      </a>
    )
  }
  return (
    <a href={href} className={LINK}>
      <NumberText className="whitespace-nowrap">{text}</NumberText>
    </a>
  )
}
