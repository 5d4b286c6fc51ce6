import { wrongFields } from '#browser/form-errors.ts'
import { useCheck } from '#browser/use-check.ts'
import { checkAnswer } from '#contract/check-answer.ts'
import type { HandoverUnit } from '#contract/handovers.ts'
import { CHECKS, type Check, type CheckVerdict } from '#domain/handovers/handover.ts'
import { questionOf, handoverText as text, VERDICT_LABELS } from '#text/handovers.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ArrowLeft, Check as CheckIcon, Info, Minus, X } from '#ui/icons.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { BackButton } from './back-button.tsx'
import type { DraftAnswer } from './flow-draft.ts'
import { PhotoField } from './photo-field.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { UnitPicture } from './unit-picture.tsx'

export type QuestionScreenProps = {
  unit: HandoverUnit
  check: Check
  answer: DraftAnswer | null
  photo: Blob | null
  onPhoto: (photo: Blob | null) => void
  /** `move`: whether to go on to the next screen. */
  onAnswer: (answer: DraftAnswer, move: number) => void
  onRefused: (answer: DraftAnswer) => void
  onBack: (() => void) | null
}

/**
 * One check: the question with three large buttons; after «لا», the reason and whether the buyer accepts the animal.
 */
export function QuestionScreen(props: QuestionScreenProps) {
  const { unit, check, answer, photo, onPhoto, onAnswer, onRefused, onBack } = props
  const { wrong, setWrong, passes, formRef } = useCheck()
  const { ask, hint } = questionOf(check, unit.world)
  const isNo = answer?.verdict === 'no'

  function choose(verdict: CheckVerdict) {
    setWrong({})
    onAnswer({ verdict, note: verdict === 'no' ? (answer?.note ?? '') : '' }, verdict === 'no' ? 0 : 1)
  }

  function leave(then: (given: DraftAnswer) => void) {
    if (answer && passes(wrongFields(checkAnswer, answer))) then(answer)
  }

  return (
    <>
      <PictureOf unit={unit} check={check} isHidden={isNo} />
      <ScreenTitle title={ask}>{hint}</ScreenTitle>
      {isNo ? (
        <div ref={formRef} className="flex flex-col gap-4">
          <TextareaField
            label={text.whyNot}
            rows={2}
            value={answer.note}
            error={wrong.note}
            onChange={(event) => {
              setWrong({})
              onAnswer({ verdict: 'no', note: event.currentTarget.value }, 0)
            }}
          />
          <PhotoField photo={photo} onChange={onPhoto} />
        </div>
      ) : (
        <p className="flex items-center gap-2 text-sm text-ink-3">
          <Info className="size-5 shrink-0" />
          {text.noOpens}
        </p>
      )}
      <div className="mt-auto flex flex-col gap-2 pt-2">
        {isNo ? (
          <AfterNo
            onTaken={() => leave((given) => onAnswer(given, 1))}
            onRefused={() => leave(onRefused)}
            onYes={() => choose('yes')}
          />
        ) : (
          <Answers chosen={answer?.verdict} onChoose={choose} />
        )}
        <BackButton onBack={onBack}>{text.previous}</BackButton>
      </div>
    </>
  )
}

/** The picture, which gives its room to the reason after «لا», and the number of the question. */
function PictureOf({ unit, check, isHidden }: { unit: HandoverUnit; check: Check; isHidden: boolean }) {
  return (
    <div className="relative">
      {isHidden ? null : (
        <UnitPicture
          unit={unit}
          near={check === 'eyes'}
          className="h-[min(34dvh,18rem)] [@media(max-height:700px)]:h-[20dvh]"
        />
      )}
      <Badge className={isHidden ? '' : 'absolute start-3 bottom-3 bg-surface! text-ink!'}>
        {text.question(CHECKS.indexOf(check) + 1, CHECKS.length)}
      </Badge>
    </div>
  )
}

/** After «لا»: the buyer accepts the animal all the same, refuses it, or it was a slip. */
function AfterNo({ onTaken, onRefused, onYes }: Record<'onTaken' | 'onRefused' | 'onYes', () => void>) {
  return (
    <>
      <Button size="lg" block iconEnd={<ArrowLeft />} onClick={onTaken}>
        {text.takesIt}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="danger" onClick={onRefused}>
          {text.refusesIt}
        </Button>
        <Button variant="outline" onClick={onYes}>
          {text.notNo}
        </Button>
      </div>
    </>
  )
}

const VERDICTS = ['yes', 'no', 'not-applicable'] as const
const LOOKS: Record<CheckVerdict, { Icon: typeof CheckIcon; tone: string; size: string }> = {
  yes: { Icon: CheckIcon, tone: 'bg-ok-soft text-ok', size: 'h-22' },
  no: { Icon: X, tone: 'bg-danger-soft text-danger', size: 'h-22' },
  'not-applicable': { Icon: Minus, tone: 'bg-off-soft text-off', size: 'col-span-2 h-14' },
}

type AnswersProps = { chosen: CheckVerdict | undefined; onChoose: (verdict: CheckVerdict) => void }

function Answers({ chosen, onChoose }: AnswersProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {VERDICTS.map((verdict) => {
        const { Icon, tone, size } = LOOKS[verdict]
        return (
          <button
            key={verdict}
            type="button"
            aria-pressed={chosen === verdict}
            onClick={() => onChoose(verdict)}
            className={`flex items-center justify-center gap-3 rounded-card border-[1.5px] bg-surface px-3 font-display text-h3 font-bold text-ink active:bg-sunken ${
              chosen === verdict ? 'border-brand' : 'border-line-strong'
            } ${size}`}
          >
            <span className={`grid size-9 place-items-center rounded-full ${tone}`}>
              <Icon className="size-5" />
            </span>
            {VERDICT_LABELS[verdict]}
          </button>
        )
      })}
    </div>
  )
}
