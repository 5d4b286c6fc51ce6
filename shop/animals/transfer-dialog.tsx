import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { OpenedOwnAnimal, TransferCode } from '#contract/own-animals.ts'
import { ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { NumberText } from '#ui/number-text.tsx'

/** Makes a code by which somebody else takes it over, shown once. */
export function TransferDialog({ animal, onClose }: { animal: OpenedOwnAnimal; onClose: () => void }) {
  const [made, setMade] = useState<TransferCode | null>(null)
  const make = useChange({
    send: () => call('POST /api/animals/:id/transfer', { params: animal }),
    onDone: setMade,
    failed: text.failedChange,
    refresh: ['/api/animals'],
  })
  const end = useChange({
    send: () => call('DELETE /api/animals/:id/transfer', { params: animal }),
    done: () => ({ title: text.endedCode, tone: 'ok' }),
    onDone: onClose,
    failed: text.failedChange,
    refresh: ['/api/animals'],
  })
  return (
    <DialogPanel
      open
      onClose={onClose}
      title={text.transferTitle}
      description={made ? text.codeOnce : text.transferWhat}
      footer={
        made ? (
          <Button variant="outline" onClick={onClose}>
            {text.close}
          </Button>
        ) : (
          <Button pending={make.pending} pendingLabel={text.makingCode} onClick={() => void make.run()}>
            {text.makeCode}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {made ? <Code {...made} /> : null}
        {animal.transferUntil && !made ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>{text.openUntil(animal.transferUntil)}</p>
            <Button variant="danger" size="sm" pending={end.pending} onClick={() => void end.run()}>
              {text.endCode}
            </Button>
          </div>
        ) : null}
      </div>
    </DialogPanel>
  )
}

function Code({ code, url }: TransferCode) {
  return (
    <>
      <p className="rounded-control bg-sunken px-3 py-4 text-center">
        <NumberText className="text-lead font-bold text-ink">{code}</NumberText>
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={code} label={text.copy} describe={text.code} />
        <CopyButton text={url} label={text.copyLink} describe={text.code} />
      </div>
    </>
  )
}
