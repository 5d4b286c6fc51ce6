import { type ReactNode, useState } from 'react'
import { type Mishap, QUARANTINE_ENDS } from '#domain/animals/loss.ts'
import { May } from '#office/shell/use-may.tsx'
import { lossText as text } from '#text/admin/losses.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { EndDialog, type Quarantined } from './end-dialog.tsx'
import { type AffectedAnimal, MishapDialog } from './mishap-dialog.tsx'

/** H-10: the buttons that take an animal off sale, each with its dialog. */
export function MishapButtons({ mishaps, of }: { mishaps: readonly Mishap[]; of: AffectedAnimal }) {
  return (
    <Choices of={mishaps} labels={text.report} ofDeath="danger">
      {(mishap, close) => <MishapDialog mishap={mishap} of={of} onClose={close} />}
    </Choices>
  )
}

/** H-10: the buttons that end a quarantine, each with its dialog. */
export function EndButtons({ one }: { one: Quarantined }) {
  return (
    <Choices of={QUARANTINE_ENDS} labels={text.ends} ofDeath="ghost">
      {(outcome, close) => <EndDialog one={one} outcome={outcome} onClose={close} />}
    </Choices>
  )
}

function Choices<Value extends string>({
  of: values,
  labels,
  ofDeath,
  children,
}: {
  of: readonly Value[]
  labels: Record<Value, string>
  /** The variant of the «نفق» button. */
  ofDeath: ButtonLook['variant']
  children: (chosen: Value, close: () => void) => ReactNode
}) {
  const [chosen, setChosen] = useState<Value | null>(null)
  return (
    <May need="stock:write">
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Button
            key={value}
            variant={value === 'died' ? ofDeath : 'outline'}
            size="sm"
            onClick={() => setChosen(value)}
          >
            {labels[value]}
          </Button>
        ))}
      </div>
      {chosen ? children(chosen, () => setChosen(null)) : null}
    </May>
  )
}
