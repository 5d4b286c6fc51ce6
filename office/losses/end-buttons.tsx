import { useState } from 'react'
import { QUARANTINE_ENDS, type QuarantineEnd } from '#domain/animals/loss.ts'
import { May } from '#office/shell/use-may.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { Button } from '#ui/button.tsx'
import { EndDialog, type Quarantined } from './end-dialog.tsx'

/** H-10: the buttons that end a quarantine, each with its dialog. */
export function EndButtons({ one }: { one: Quarantined }) {
  const [outcome, setOutcome] = useState<QuarantineEnd | null>(null)
  return (
    <May need="stock:write">
      <div className="flex flex-wrap gap-2">
        {QUARANTINE_ENDS.map((end) => (
          <Button
            key={end}
            variant={end === 'died' ? 'ghost' : 'outline'}
            size="sm"
            onClick={() => setOutcome(end)}
          >
            {text.ends[end]}
          </Button>
        ))}
      </div>
      {outcome ? <EndDialog one={one} outcome={outcome} onClose={() => setOutcome(null)} /> : null}
    </May>
  )
}
