import { useRef, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useRefresh } from '#browser/use-change.ts'
import type { ProofRequest } from '#contract/account-requests.ts'
import type { SecondFactorSetUp, SecondFactorStatus } from '#contract/second-factor.ts'
import { secondFactorText as text } from '#text/second-factor.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { useToast } from '#ui/toast.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { ScanStep } from './scan-step.tsx'

export type FactorTask = 'set-up' | 'move' | 'codes' | 'off'

type SecondFactorStep =
  | { name: 'proof' }
  | { name: 'scan'; setUp: SecondFactorSetUp }
  | { name: 'codes'; codes: readonly string[]; said: string }

type SecondFactorDialogProps = {
  email: string
  task: FactorTask
  status: SecondFactorStatus
  open: boolean
  onClose: () => void
}

/**
 * T-02: asks for proof of identity, then sets up the app, issues new codes or removes the factor. Recovery codes are
 * shown only here.
 */
export function SecondFactorDialog({ email, task, status, open, onClose }: SecondFactorDialogProps) {
  const refresh = useRefresh()
  const toast = useToast()
  const [step, setStep] = useState<SecondFactorStep>({ name: 'proof' })
  const field = useRef<HTMLInputElement>(null)

  const changed = () => refresh('/api/account/second-factor', '/api/account/devices', '/api/session')

  async function prove(proof: ProofRequest) {
    const next = await nextStep(task, proof)
    if (next) setStep(next)
    if (next?.name !== 'scan') await changed()
  }

  return (
    <DialogPanel
      // The codes are shown once, so a tap outside does not close the dialog.
      alert={step.name === 'codes'}
      open={open}
      onClose={onClose}
      title={step.name === 'codes' ? text.doneTitle : WORDS[task].title}
      initialFocus={field}
    >
      {step.name === 'proof' ? (
        <>
          <TaskNotice task={task} />
          <ProofForm
            field={field}
            email={email}
            status={status}
            confirm={task === 'off' ? text.confirmOff : text.goOn}
            danger={task === 'off'}
            send={prove}
            onDone={() => {
              if (task !== 'off') return
              toast({ title: text.offDone, tone: 'ok' })
              onClose()
            }}
            onClose={onClose}
          />
        </>
      ) : step.name === 'scan' ? (
        <ScanStep
          setUp={step.setUp}
          onStartOver={() => setStep({ name: 'proof' })}
          onDone={(codes) => {
            setStep({ name: 'codes', codes, said: text.done })
            void changed()
          }}
        />
      ) : (
        <RecoveryCodeList codes={step.codes} said={step.said} onClose={onClose} />
      )}
    </DialogPanel>
  )
}

function TaskNotice({ task }: { task: FactorTask }) {
  const { what, tone } = WORDS[task]
  return what ? (
    <Notice tone={tone} className="mb-4">
      {what}
    </Notice>
  ) : null
}

/** Sends the proof. @returns what is shown then; null once the factor is removed */
async function nextStep(task: FactorTask, proof: ProofRequest): Promise<SecondFactorStep | null> {
  if (task === 'off') {
    await call('POST /api/account/second-factor/off', { body: proof })
    return null
  }
  if (task === 'codes') {
    const { recoveryCodes } = await call('POST /api/account/second-factor/recovery-codes', { body: proof })
    return { name: 'codes', codes: recoveryCodes, said: text.renewed }
  }
  return { name: 'scan', setUp: await call('POST /api/account/second-factor/start', { body: proof }) }
}

const WORDS = {
  'set-up': { title: text.setUpTitle, what: null, tone: 'info' },
  move: { title: text.moveTitle, what: text.moveWhy, tone: 'info' },
  codes: { title: text.codesTitle, what: text.codesWhy, tone: 'info' },
  off: { title: text.offTitle, what: text.offWarning, tone: 'warn' },
} as const satisfies Record<FactorTask, object>
