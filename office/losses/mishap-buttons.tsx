import { useState } from 'react'
import type { Mishap } from '#domain/animals/loss.ts'
import { May } from '#office/shell/use-may.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { Button } from '#ui/button.tsx'
import { type AffectedAnimal, MishapDialog } from './mishap-dialog.tsx'

/** H-10: the buttons that take an animal off sale, each with its dialog. */
export function MishapButtons({ mishaps, of }: { mishaps: readonly Mishap[]; of: AffectedAnimal }) {
  const [mishap, setMishap] = useState<Mishap | null>(null)
  return (
    <May need="stock:write">
      <div className="flex flex-wrap gap-2">
        {mishaps.map((value) => (
          <Button
            key={value}
            variant={value === 'died' ? 'danger' : 'outline'}
            size="sm"
            onClick={() => setMishap(value)}
          >
            {text.report[value]}
          </Button>
        ))}
      </div>
      {mishap ? <MishapDialog mishap={mishap} of={of} onClose={() => setMishap(null)} /> : null}
    </May>
  )
}
