import { weightText } from '#text/animals/animal-record.ts'
import { formatDate } from '#text/format-date.ts'

const WIDTH = 320
const HEIGHT = 120
const EDGE = 10

/** The weight over time, oldest at the right, the reading direction; needs at least two measurements. */
export function WeightCurve({
  entries,
  label,
}: {
  /** The newest first. */
  entries: readonly { id: number; on: string; weight: number | null }[]
  label: (count: number, first: string, last: string) => string
}) {
  const weights = entries
    .flatMap(({ id, on, weight }) => (weight === null ? [] : [{ id, on, weight }]))
    .toReversed()
  const [first] = weights
  const last = weights.at(-1)
  if (!first || !last || weights.length < 2) return null
  const points = placed(weights)
  return (
    <figure className="flex flex-col gap-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label(weights.length, weightText(first.weight), weightText(last.weight))}
        className="w-full max-w-xl text-brand"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r={4.5} fill="currentColor" />
        ))}
      </svg>
      <figcaption className="flex max-w-xl justify-between gap-3 text-sm text-ink-2">
        <span>
          {weightText(first.weight)}، {formatDate(first.on)}
        </span>
        <span>
          {weightText(last.weight)}، {formatDate(last.on)}
        </span>
      </figcaption>
    </figure>
  )
}

/** Days on the x axis, grams on the y axis; equal weights are centred. */
function placed(weights: readonly { id: number; on: string; weight: number }[]) {
  const days = weights.map(({ on }) => Date.parse(on))
  const grams = weights.map(({ weight }) => weight)
  return weights.map(({ id }, i) => ({
    id,
    x: WIDTH - EDGE - share(days[i] ?? 0, days) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - share(grams[i] ?? 0, grams) * (HEIGHT - 2 * EDGE),
  }))
}

function share(value: number, all: readonly number[]): number {
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return high === low ? 0.5 : (value - low) / (high - low)
}
