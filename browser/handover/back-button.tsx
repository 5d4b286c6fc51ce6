import { Button } from '#ui/button.tsx'
import { RotateCcw } from '#ui/icons.tsx'

/** Back to the previous screen; hidden on the first. */
export function BackButton({ onBack, children }: { onBack: (() => void) | null; children: string }) {
  if (!onBack) return null
  return (
    <Button variant="ghost" block icon={<RotateCcw aria-hidden />} onClick={onBack}>
      {children}
    </Button>
  )
}
