import { classNames } from './class-names.ts'

type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; entries: string[] }

/** A text of several paragraphs and lists. */
export function RichText({ blocks, className }: { blocks: readonly Block[]; className?: string }) {
  return (
    <div className={classNames('flex flex-col gap-3', className)}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text as it is, never reordered
        <RichBlock key={at} block={block} />
      ))}
    </div>
  )
}

function RichBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-2 font-display text-h3">{block.text}</h3>
    case 'paragraph':
      return <p className="whitespace-pre-line">{block.text}</p>
    case 'list':
      return (
        <ul className="flex flex-col gap-2">
          {block.entries.map((entry) => (
            <li key={entry} className="relative ps-5">
              <span aria-hidden className="absolute start-0 top-[0.62em] size-1.75 rounded-pill bg-brand" />
              {entry}
            </li>
          ))}
        </ul>
      )
  }
}
