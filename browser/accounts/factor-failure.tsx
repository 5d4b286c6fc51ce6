import { refusalIn, sentenceOf } from '#browser/api-client.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { Notice, type NoticeTone } from '#ui/notice.tsx'

type FactorFailureProps = { failure: Error; tone: NoticeTone; onStartOver: () => void }

/** Why a code was refused, and the way back once its time is over. */
export function FactorFailure({ failure, tone, onStartOver }: FactorFailureProps) {
  const isOver = refusalIn(failure, 'second-factor-expired') !== null
  const startOver = (
    <Button size="sm" variant="ghost" onClick={onStartOver}>
      {secondFactorText.startOver}
    </Button>
  )
  return (
    <Notice tone={tone} live action={isOver ? startOver : undefined}>
      {sentenceOf(failure)}
    </Notice>
  )
}
