import { CircleCheck, Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { confirmTestMailRequest } from '#contract/admin/settings-requests.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { guideText } from '#text/admin/guide.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { guidePath, pathAfter } from './guide-address.ts'
import { GuideBar, OnwardLink } from './guide-bar.tsx'
import type { StepProps } from './step-props.ts'

const text = guideText.mail

/** Tests mail delivery: the owner enters a code from a test mail, which proves that it arrived. */
export function MailStep({ setup }: StepProps) {
  const { mail } = setup
  const onward = pathAfter('mail', setup.steps)
  if (mail.to === null) {
    return (
      <>
        <Card>
          <p className="text-ink-2">{text.noAddress}</p>
        </Card>
        <GuideBar later={onward}>
          <OnwardLink to={guidePath('contact')}>{text.toContact}</OnwardLink>
        </GuideBar>
      </>
    )
  }
  return <TestMailForm mail={{ ...mail, to: mail.to }} onward={onward} />
}

function TestMailForm({
  mail: { to, arrives, sentAt, checkedAt },
  onward,
}: {
  mail: MailSetup & { to: string }
  onward: string
}) {
  const test = useTestMail()
  const { mail, check } = test
  const pending = mail.pending || check.pending
  const failure = mail.failure ?? (check.wrong.code === undefined ? check.failure : null)

  function send() {
    check.reset()
    void mail.run()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (sentAt === null) return send()
    mail.reset()
    check.submit()
  }

  return (
    <form ref={check.formRef} noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <MailState mail={{ to, arrives, checkedAt }} />
        {sentAt ? <CodeField sentAt={sentAt} test={test} onSend={send} /> : null}
      </Card>
      <GuideBar
        later={checkedAt ? undefined : onward}
        notice={<FailureNotice error={failure} title={mail.failure ? text.failed : undefined} />}
      >
        {checkedAt && !sentAt ? (
          <OnwardLink to={onward}>{guideText.goOn}</OnwardLink>
        ) : (
          <Button
            type="submit"
            size="lg"
            pending={pending}
            pendingLabel={sentAt ? text.confirming : text.sending}
          >
            {sentAt ? text.confirm : text.send}
          </Button>
        )}
      </GuideBar>
    </form>
  )
}

function useTestMail() {
  const [code, setCode] = useState('')
  const mail = useChange({
    send: () => call('POST /api/admin/setup/test-mail'),
    refresh: ['/api/admin/setup'],
  })
  const check = useSubmit({
    check: () => wrongFields(confirmTestMailRequest, { code }),
    send: () => call('POST /api/admin/setup/test-mail/confirm', { body: { code } }),
    done: text.confirmed,
    onDone: () => setCode(''),
    refresh: ['/api/admin/setup'],
  })
  return { code, setCode, mail, check }
}

type CodeFieldProps = { sentAt: string; test: ReturnType<typeof useTestMail>; onSend: () => void }

function CodeField({ sentAt, test: { code, setCode, mail, check }, onSend }: CodeFieldProps) {
  return (
    <>
      <p role="status" className="text-md text-ink-2">
        {text.sent(formatDateTime(sentAt))}
      </p>
      <TextField
        label={text.code}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="tabular text-lead font-bold"
        value={code}
        error={check.wrong.code}
        onValue={setCode}
      />
      <Button
        variant="soft"
        size="sm"
        className="self-start"
        pending={mail.pending}
        pendingLabel={text.sending}
        onClick={onSend}
      >
        {text.again}
      </Button>
    </>
  )
}

type MailSetup = StepProps['setup']['mail']

function MailState({
  mail: { to, arrives, checkedAt },
}: {
  mail: Pick<MailSetup, 'to' | 'arrives' | 'checkedAt'>
}) {
  return (
    <>
      <p className="flex items-start gap-3">
        <Mail className="mt-1 size-5 shrink-0 text-brand-ink" />
        <span className="min-w-0 text-ink-2">
          {text.to}{' '}
          <bdi dir="ltr" className="block font-semibold text-ink wrap-anywhere">
            {to}
          </bdi>
        </span>
      </p>
      {arrives ? null : (
        <Notice tone="warn" title={text.files.title}>
          {text.files.what}
        </Notice>
      )}
      {checkedAt ? (
        <Notice tone="ok" icon={<CircleCheck />}>
          {text.checked(formatDateTime(checkedAt))}
        </Notice>
      ) : null}
    </>
  )
}
