import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OpenedOwnAnimal } from '#contract/own-animals.ts'
import { ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'

/** The animal died: worded gently, and can be undone for a while. */
export function EndDialog({ animal, onClose }: { animal: OpenedOwnAnimal; onClose: () => void }) {
  const { run, pending } = useChange({
    send: () => call('PATCH /api/animals/:id', { params: animal, body: { isEnded: true } }),
    onDone: onClose,
    failed: text.failedChange,
    refresh: ['/api/animals'],
  })
  return (
    <DialogPanel
      open
      alert
      onClose={onClose}
      title={text.endTitle(animal.name)}
      description={text.endWhat}
      footer={
        <>
          <Button variant="outline" pending={pending} onClick={() => void run()}>
            {text.endConfirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    />
  )
}
