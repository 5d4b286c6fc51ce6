import { Button } from '#ui/button.tsx'
import { RotateCcw } from '#ui/icons.tsx'

/** Back to the previous screen. Hidden but not removed on the first one, so that the answer buttons never move. */
export function BackButton({ onBack, children }: { onBack: (() => void) | null; children: string }) {
  return (
    <Button
      variant="ghost"
      block
      icon={<RotateCcw />}
      onClick={onBack ?? undefined}
      className={onBack ? undefined : 'invisible'}
    >
      {children}
    </Button>
  )
}
