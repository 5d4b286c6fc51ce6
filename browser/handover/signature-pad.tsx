import { type PointerEvent, useRef } from 'react'
import { pathOf, SIGNATURE } from '#domain/runs/signature.ts'
import { runText } from '#text/runs.ts'
import { FieldError } from '#ui/field.tsx'
import { Eraser } from '#ui/icons.tsx'

/** Points nearer than this are dropped, to keep the request small. */
const STEP = 6

type SignaturePadProps = {
  strokes: number[][]
  onChange: (strokes: number[][]) => void
  error?: string | undefined
}

/** A signature field. It stores strokes, not pixels, so that signatures stay sharp and follow the colour scheme. */
export function SignaturePad({ strokes, onChange, error }: SignaturePadProps) {
  const pen = usePen(strokes, onChange)
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
      className="flex flex-col gap-2 outline-none"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <legend className="contents">
          <span className="text-md font-medium text-ink">{runText.signature}</span>
        </legend>
        {strokes.length > 0 ? (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => onChange([])}>
            <Eraser />
            {runText.clear}
          </button>
        ) : null}
      </div>
      <div className="relative max-w-md">
        <svg
          role="img"
          aria-label={runText.signHere}
          viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
          className="aspect-5/2 w-full touch-none rounded-control border-[1.5px] border-line-strong bg-surface text-ink"
          {...pen}
        >
          <path
            d={pathOf(strokes)}
            fill="none"
            stroke="currentColor"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {strokes.length === 0 ? (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-0 grid place-items-center text-md text-ink-3"
          >
            {runText.signHere}
          </span>
        ) : null}
      </div>
      {error ? <FieldError id="signature-error">{error}</FieldError> : null}
    </fieldset>
  )
}

/** Props of the drawing surface. */
function usePen(strokes: number[][], onChange: (strokes: number[][]) => void) {
  const drawing = useRef(false)
  // A ref, because several points may arrive before the next render.
  const drawn = useRef(strokes)
  drawn.current = strokes
  function draw(next: number[][]) {
    drawn.current = next
    onChange(next)
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    if (drawn.current.length >= SIGNATURE.strokes) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    draw([...drawn.current, pointAt(event)])
  }

  function go(event: PointerEvent<SVGSVGElement>) {
    const last = drawn.current.at(-1)
    if (!drawing.current || !last || drawn.current.flat().length >= SIGNATURE.numbers - 2) return
    const [x, y] = pointAt(event)
    const [fromX = 0, fromY = 0] = last.slice(-2)
    if (Math.hypot(x - fromX, y - fromY) < STEP) return
    draw([...drawn.current.slice(0, -1), [...last, x, y]])
  }

  const end = () => {
    drawing.current = false
  }

  return { onPointerDown: begin, onPointerMove: go, onPointerUp: end, onPointerCancel: end }
}

function pointAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (share: number, max: number) => Math.round(Math.min(Math.max(share, 0), 1) * max)
  return [
    within((clientX - left) / width, SIGNATURE.width),
    within((clientY - top) / height, SIGNATURE.height),
  ]
}
