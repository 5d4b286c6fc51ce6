import { Button } from './button.tsx'

type LoadMoreProps = {
  /** «عرضنا 20 من 84» */
  summary: string
  label: string
  pendingLabel: string
  pending: boolean
  onLoad: () => void
  more: boolean
}

/** A button that appends the next page of a list; renders nothing once all are shown. */
export function LoadMore({ summary, label, pendingLabel, pending, onLoad, more }: LoadMoreProps) {
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      <p aria-live="polite" className="text-md text-ink-2">
        {summary}
      </p>
      {more ? (
        <Button
          variant="outline"
          className="w-64 max-w-full"
          pending={pending}
          pendingLabel={pendingLabel}
          onClick={onLoad}
        >
          {label}
        </Button>
      ) : null}
    </div>
  )
}
