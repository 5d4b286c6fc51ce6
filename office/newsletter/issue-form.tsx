import { Send } from 'lucide-react'
import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { hasFieldErrors, refusedFields, type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { useSession } from '#browser/session/use-session.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { IssueDraft } from '#contract/admin/newsletter-issues.ts'
import { previewIssueRequest } from '#contract/admin/newsletter-requests.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { ConflictNotice } from '#office/shell/conflict-notice.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { newsletterIssueErrors, newsletterIssueText as text } from '#text/admin/newsletter-issues.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { type IssueWords, useIssueDraft } from './use-issue-draft.ts'

/** W-11: write, preview by mail, send to all. */
export function IssueForm({ draft: stored, receivers }: { draft: IssueDraft | null; receivers: number }) {
  const draft = useIssueDraft(stored)
  const [issueToSend, setIssueToSend] = useState<IssueDraft | null>(null)
  const { user } = useSession()
  const preview = useSubmit({
    check: () => wrongFields(previewIssueRequest, draft.words, { missing: newsletterIssueErrors }),
    send: () => call('POST /api/admin/newsletter/preview', { body: draft.words }),
    done: text.previewed(user?.email ?? ''),
  })

  function type(change: Partial<IssueWords>) {
    preview.reset()
    draft.type(change)
  }

  async function askToSend() {
    if (preview.passes()) setIssueToSend(await draft.settle())
  }

  return (
    <TitledCard title={text.write}>
      <div ref={preview.formRef} className="contents">
        <WordFields
          words={draft.words}
          wrong={{ ...refusedFields(draft.failure), ...preview.wrong }}
          onType={type}
        />
      </div>
      <DraftState draft={draft} />
      <FailureNotice error={preview.failure && !hasFieldErrors(preview.failure) ? preview.failure : null} />
      <IssueActions preview={preview} receivers={receivers} onSend={askToSend} />
      <ConfirmDialog
        open={issueToSend !== null}
        onClose={() => setIssueToSend(null)}
        title={text.confirmTitle(receivers)}
        what={text.confirmWhat(draft.words.subject)}
        confirm={text.confirm}
        confirming={text.sending}
        variant="solid"
        send={() => sendDraft(issueToSend)}
        onDone={draft.startOver}
        done={text.started}
        refresh={['/api/admin/newsletter']}
      />
    </TitledCard>
  )
}

type IssueActionsProps = {
  preview: { submit: () => unknown; pending: boolean }
  receivers: number
  onSend: () => void
}

function IssueActions({ preview: { submit, pending }, receivers, onSend }: IssueActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="soft" pending={pending} pendingLabel={text.previewing} onClick={() => submit()}>
        {text.preview}
      </Button>
      <Button icon={<Send />} disabled={receivers === 0} onClick={onSend}>
        {text.send}
      </Button>
      <p className="text-sm text-ink-3">{text.receivers(receivers)}</p>
    </div>
  )
}

type WordFieldsProps = {
  words: IssueWords
  wrong: WrongFields
  onType: (change: Partial<IssueWords>) => void
}

function WordFields({ words, wrong, onType }: WordFieldsProps) {
  return (
    <>
      <TextField
        label={text.subject}
        value={words.subject}
        error={wrong.subject}
        onValue={(value) => onType({ subject: value })}
      />
      <TextareaField
        label={text.text}
        hint={text.textHint}
        rows={10}
        className="max-h-none min-h-64"
        value={words.text}
        error={wrong.text}
        onValue={(value) => onType({ text: value })}
      />
    </>
  )
}

function sendDraft(draft: IssueDraft | null) {
  if (!draft) throw new Error('the send dialog was confirmed without a draft')
  const { id, updatedAt } = draft
  return call('POST /api/admin/newsletter/issues/:id/send', { params: { id }, body: { updatedAt } })
}

function DraftState({ draft }: { draft: ReturnType<typeof useIssueDraft> }) {
  if (draft.conflict) return <ConflictNotice onShow={draft.showTheirs} onKeep={draft.keepOwn} />
  if (draft.wasSent) {
    return (
      <Notice tone="warn" live title={text.wasSent}>
        <p>{text.wasSentWhy}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="soft" size="sm" onClick={draft.startOver}>
            {text.beginEmpty}
          </Button>
          <Button variant="outline" size="sm" onClick={draft.startOverWithThese}>
            {text.beginWithThese}
          </Button>
        </div>
      </Notice>
    )
  }
  if (draft.failure && !hasFieldErrors(draft.failure)) {
    return (
      <Notice tone="warn" live>
        <p>{text.notSaved}</p>
        <Button variant="soft" size="sm" className="mt-3" pending={draft.saving} onClick={draft.retry}>
          {text.retry}
        </Button>
      </Notice>
    )
  }
  const isEmpty = draft.words.subject === '' && draft.words.text === ''
  return (
    <p role="status" className="min-h-5 text-sm text-ink-3">
      {draft.saving ? text.saving : draft.isDirty ? text.unsaved : isEmpty ? null : text.saved}
    </p>
  )
}
