import { useState } from 'react'
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useCheck } from '#browser/use-check.ts'
import type { HandoverUnit } from '#contract/handovers.ts'
import { signedByBuyer, signedBySeller } from '#contract/signature.ts'
import { CHECKS } from '#domain/handovers/handover.ts'
import { handoverText } from '#text/handovers.ts'
import { runText } from '#text/runs.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { focusOnShow } from '#ui/focus-on-show.ts'
import { Check, CircleCheck, Mail } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AnswerList, VerdictBadges } from './answer-list.tsx'
import { BackButton } from './back-button.tsx'
import type { DraftAnimal, FlowDraft, FlowPhotos } from './flow-draft.ts'
import { nameOfUnit } from './name-of-unit.ts'
import { SignatureImage } from './signature-image.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { UnitPicture } from './unit-picture.tsx'

type SignScreenProps = {
  units: readonly HandoverUnit[]
  draft: FlowDraft
  photos: FlowPhotos
  cash: string | null
  pending: boolean
  failure: string | null
  onChange: (by: Partial<FlowDraft>) => void
  onBack: (() => void) | null
  /** An animal with an incomplete check. */
  onUnanswered: (animal: number) => void
  onDone: () => void
}

/** A summary of the check, then the signatures: seller first, buyer second. */
export function SignScreen(props: SignScreenProps) {
  const { units, draft, photos, cash, pending, failure, onBack } = props
  const { wrong, change, passToBuyer, finish, formRef } = useSigning(props)
  const { isBuyersTurn } = draft
  const part = { draft, wrong, onChange: change }
  return (
    <div ref={formRef} className="contents">
      {isBuyersTurn ? null : (
        <h3 ref={focusOnShow} tabIndex={-1} className="sr-only">
          {handoverText.signTitle}
        </h3>
      )}
      {units.map((unit, animal) => (
        <Looked
          key={`${unit.itemId} ${unit.unit}`}
          unit={unit}
          animal={draft.animals[animal]}
          isPhotographed={photos[`${animal} moment`] !== undefined}
        />
      ))}
      {isBuyersTurn ? (
        <BuyerPart {...part} cash={cash} onAgain={() => change({ isBuyersTurn: false })} />
      ) : (
        <Signer {...part} person="seller" />
      )}
      {/* The error and the buttons stay visible, however many animals there are. */}
      <div className="sticky bottom-0 z-10 -mx-6 mt-auto flex flex-col gap-2 bg-surface px-6 py-2">
        {failure ? (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        ) : null}
        <Button
          size="lg"
          block
          icon={<Check />}
          pending={pending}
          pendingLabel={handoverText.sending}
          onClick={isBuyersTurn ? finish : passToBuyer}
        >
          {isBuyersTurn ? handoverText.finish : handoverText.toBuyer}
        </Button>
      </div>
      <BackButton onBack={onBack}>{handoverText.previousScreen}</BackButton>
    </div>
  )
}

/** The steps of signing: the seller's turn passes to the buyer, whose signature ends the hand-over. */
function useSigning({ draft, cash, pending, onChange, onUnanswered, onDone }: SignScreenProps) {
  const { wrong, setWrong, passes, formRef } = useCheck()

  function change(by: Partial<FlowDraft>) {
    setWrong({})
    onChange(by)
  }

  function passToBuyer() {
    if (passes(sellerFaults(draft))) onChange({ isBuyersTurn: true })
  }

  function finish() {
    const unanswered = draft.animals.findIndex(({ checks }) => CHECKS.some((check) => !checks[check]))
    if (unanswered >= 0) return onUnanswered(unanswered)
    const { buyer, buyerSignature } = draft
    const faults = {
      ...wrongFields(signedByBuyer, { buyer, buyerSignature }, WORDS),
      ...(cash !== null && !draft.hasCash && { hasCash: runText.cashMissing }),
    }
    if (passes(faults) && !pending) onDone()
  }

  return { wrong, change, passToBuyer, finish, formRef }
}

const WORDS = { missing: { seller: handoverText.nameMissing, buyer: handoverText.nameMissing } }

function sellerFaults({ seller, sellerSignature }: FlowDraft): WrongFields {
  return wrongFields(signedBySeller, { seller, sellerSignature }, WORDS)
}

function SignedSeller({ draft, onAgain }: { draft: FlowDraft; onAgain: () => void }) {
  return (
    <Card className="flex items-center gap-3 p-4!">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-3">{handoverText.sellerStep}</p>
        <p className="truncate font-bold text-ink">
          <bdi>{draft.seller}</bdi>
        </p>
      </div>
      <button
        type="button"
        className="flex min-h-11 items-center gap-2"
        aria-label={handoverText.signAgain}
        onClick={onAgain}
      >
        <SignatureImage strokes={draft.sellerSignature} label={handoverText.sellerSignature} small />
        <CircleCheck className="size-6 shrink-0 text-ok" />
      </button>
    </Card>
  )
}

type LookedProps = { unit: HandoverUnit; animal: DraftAnimal | undefined; isPhotographed: boolean }

function Looked({ unit, animal, isPhotographed }: LookedProps) {
  const [open, setOpen] = useState(false)
  const checks = animal?.checks ?? {}
  return (
    <Card className="flex flex-col gap-3 p-4!">
      <div className="flex items-center gap-3">
        <UnitPicture unit={unit} small />
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold text-ink">
            <bdi>{nameOfUnit(unit)}</bdi>
          </p>
          <VerdictBadges checks={checks} />
        </div>
        <Button variant="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {handoverText.read}
        </Button>
      </div>
      {open ? (
        <>
          <AnswerList checks={checks} world={unit.world} />
          <p className="text-sm text-ink-3">
            {isPhotographed ? handoverText.withPhoto : handoverText.hasNoPhoto}
          </p>
        </>
      ) : null}
    </Card>
  )
}

type PartProps = { draft: FlowDraft; wrong: WrongFields; onChange: (by: Partial<FlowDraft>) => void }

/** Once the seller has signed: the buyer's signature, and the cash. */
function BuyerPart({ cash, onAgain, ...part }: PartProps & { cash: string | null; onAgain: () => void }) {
  const { draft, wrong, onChange } = part
  return (
    <>
      <SignedSeller draft={draft} onAgain={onAgain} />
      <h3 ref={focusOnShow} tabIndex={-1} className="font-display text-h2 font-bold text-ink outline-none">
        {handoverText.toBuyer}
      </h3>
      <Signer {...part} person="buyer" />
      {cash === null ? null : (
        <CheckboxField
          label={<b>{runText.cashTaken(cash)}</b>}
          checked={draft.hasCash}
          error={wrong.hasCash}
          onChange={(event) => onChange({ hasCash: event.currentTarget.checked })}
        />
      )}
      <p className="flex items-start gap-2 text-sm text-ink-3">
        <Mail className="size-5 shrink-0" />
        {handoverText.afterSigning}
      </p>
    </>
  )
}

const SIGNERS = {
  seller: {
    step: handoverText.sellerStep,
    label: handoverText.sellerName,
    signature: 'sellerSignature',
  },
  buyer: {
    step: handoverText.buyerStep,
    label: handoverText.buyerName,
    signature: 'buyerSignature',
  },
} as const

function Signer({ person, draft, wrong, onChange }: PartProps & { person: keyof typeof SIGNERS }) {
  const { step, label, signature } = SIGNERS[person]
  return (
    <Card className="flex flex-col gap-3 p-4!">
      <h4 className="font-display text-h3 font-bold text-ink">{step}</h4>
      <TextField
        label={label}
        autoComplete="off"
        value={draft[person]}
        error={wrong[person]}
        onChange={(event) => onChange({ [person]: event.currentTarget.value })}
      />
      <SignaturePad
        strokes={draft[signature]}
        error={wrong[signature]}
        onChange={(strokes) => onChange({ [signature]: strokes })}
      />
    </Card>
  )
}
