import { Picture } from '#ui/picture.tsx'
import type { SummaryLine } from './summary-line.ts'

/** The first few pictures, overlapping. */
export function Thumbs({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <span className="flex shrink-0">
      {lines.slice(0, 3).map((line) => (
        <Picture
          key={line.id}
          image={line.image}
          sizes="64px"
          decorative
          className="-ms-5 size-13 first:ms-0 rounded-control border-2 border-surface"
        />
      ))}
    </span>
  )
}
