import { handoverText as text } from '#text/handovers.ts'
import { Button } from '#ui/button.tsx'
import { ArrowLeft, Lock } from '#ui/icons.tsx'
import { BackButton } from './back-button.tsx'
import { nameOfUnit } from './name-of-unit.ts'
import { PhotoField } from './photo-field.tsx'
import type { QuestionScreenProps } from './question-screen.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { UnitPicture } from './unit-picture.tsx'

type PhotoScreenProps = Pick<QuestionScreenProps, 'unit' | 'photo' | 'onPhoto' | 'onBack'> & {
  onNext: () => void
}

/** The picture of the hand-over; if the camera does not work, the flow continues without one. */
export function PhotoScreen({ unit, photo, onPhoto, onNext, onBack }: PhotoScreenProps) {
  return (
    <>
      <ScreenTitle title={text.photoTitle}>{text.photoHow(nameOfUnit(unit))}</ScreenTitle>
      {photo ? null : <UnitPicture unit={unit} className="h-[min(34dvh,18rem)]" />}
      <PhotoField photo={photo} onChange={onPhoto} label={null} large />
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Lock className="size-5 shrink-0" />
        {text.photoPrivate}
      </p>
      <div className="mt-auto flex flex-col gap-2 pt-2">
        {photo ? (
          <Button size="lg" block iconEnd={<ArrowLeft />} onClick={onNext}>
            {text.usePhoto}
          </Button>
        ) : (
          <Button variant="ghost" block onClick={onNext}>
            {text.withoutPhoto}
          </Button>
        )}
        <BackButton onBack={onBack}>{text.previous}</BackButton>
      </div>
    </>
  )
}
