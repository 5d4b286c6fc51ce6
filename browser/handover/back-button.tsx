import { Button } from '#ui/button.tsx'
import { RotateCcw } from '#ui/icons.tsx'

/** Back to the previous screen. The first keeps its place free: else the answers of the next one lie elsewhere under the thumb. */
export function BackButton({ onBack, children }: { onBack: (() => void) | null; children: string }) {
  return (
    <Button
      variant="ghost"
      block
      icon={<RotateCcw aria-hidden />}
      onClick={onBack ?? undefined}
      className={onBack ? undefined : 'invisible'}
    >
      {children}
    </Button>
  )
}
