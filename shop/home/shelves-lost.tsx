import { homeText } from '#text/home.ts'
import { Button } from '#ui/button.tsx'

const text = homeText.lost

/** Replaces the shelves when they could not be loaded. */
export function ShelvesLost({ retry }: { retry: () => void }) {
  return (
    <div className="page mt-6">
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-warn-soft px-5 py-4 text-warn"
      >
        <p>
          <b className="block text-current">{text.title}</b>
          {text.body}
        </p>
        <Button variant="outline" onClick={retry}>
          {text.retry}
        </Button>
      </div>
    </div>
  )
}
