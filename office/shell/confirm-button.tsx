import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmButtonProps<Answer> = Omit<ComponentProps<typeof ConfirmDialog<Answer>>, 'open' | 'onClose'> & {
  button: ComponentProps<typeof Button>
}

/** A button, and the question that it asks before it acts. */
export function ConfirmButton<Answer>({ button, ...dialog }: ConfirmButtonProps<Answer>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {dialog.confirm}
      </Button>
      <ConfirmDialog {...dialog} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
