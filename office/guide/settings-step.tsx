import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { changedWords, SaveFailure } from '#office/settings/save-bar.tsx'
import { SettingsConflict } from '#office/settings/settings-conflict.tsx'
import { SettingsContext } from '#office/settings/settings-context.ts'
import { useSettingsForm } from '#office/settings/use-settings-form.ts'
import { LeaveGuard } from '#office/shell/leave-guard.tsx'
import { guideText as text } from '#text/admin/guide.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { type GuideScreen, pathAfter } from './guide-address.ts'
import { GuideBar } from './guide-bar.tsx'
import type { StepProps } from './step-props.ts'

type SettingsStepProps = StepProps & {
  screen: GuideScreen
  /** A preview of the entered values. */
  picture?: ReactNode
  /** An upload is pending, so saving is disabled. */
  busy?: boolean
  children: ReactNode
}

/** A step that saves settings: fields, preview for the customer, and navigation to the next step after saving. */
export function SettingsStep({
  screen,
  setup,
  settings,
  picture,
  busy = false,
  children,
}: SettingsStepProps) {
  const navigate = useNavigate()
  const form = useSettingsForm(settings)
  const [isDone, setIsDone] = useState(false)
  const { changed, draft, pending, save } = form
  const onward = pathAfter(screen, setup.steps)

  // Waits until the leave guard below knows that nothing is unsaved.
  useEffect(() => {
    if (isDone && changed.length === 0) void navigate(onward)
  }, [isDone, changed.length, navigate, onward])

  return (
    <SettingsContext value={form}>
      <form
        ref={form.form}
        noValidate
        method="post"
        className="flex flex-col gap-4 [&_:is(input,select,textarea)]:scroll-mt-20 [&_:is(input,select,textarea)]:scroll-mb-40"
        onSubmit={(event) => {
          event.preventDefault()
          if (busy) return
          if (changed.length === 0) setIsDone(true)
          else void save().then(setIsDone)
        }}
      >
        <SettingsConflict />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem] lg:gap-6">
          <Card className="flex min-w-0 flex-col gap-4">{children}</Card>
          {picture ? <div className="min-w-0 lg:sticky lg:top-6">{picture}</div> : null}
        </div>
        <GuideBar later={onward} notice={<SaveFailure />}>
          <Button
            type="submit"
            size="lg"
            pending={pending}
            pendingLabel={text.saving}
            iconEnd={<ArrowLeft />}
          >
            {changed.length === 0 ? text.goOn : text.save}
          </Button>
        </GuideBar>
      </form>
      <LeaveGuard
        when={changed.length > 0}
        title={text.leave.title}
        what={text.leave.what(changedWords(changed, draft))}
        go={text.leave.go}
        going={text.leave.going}
      />
    </SettingsContext>
  )
}
