import { pathOf, SIGNATURE } from '#domain/runs/signature.ts'

type SignatureImageProps = { strokes: number[][]; label: string; small?: boolean }

/** A drawn signature, rendered from its strokes. */
export function SignatureImage({ strokes, label, small = false }: SignatureImageProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
      className={
        small ? 'h-10 w-25 text-ink' : 'h-20 w-50 rounded-control border border-line bg-surface text-ink'
      }
    >
      <path d={pathOf(strokes)} className="fill-none stroke-current stroke-[10]" />
    </svg>
  )
}
