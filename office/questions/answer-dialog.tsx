import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { answerQuestionRequest } from '#contract/admin/answer-requests.ts'
import type { OpenQuestion } from '#contract/admin/questions.ts'
import type { AdminSettings } from '#contract/admin/settings.ts'
import { SETTINGS_LIMITS } from '#contract/admin/settings-requests.ts'
import { FactsText } from '#office/settings/facts-text.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { questionsText } from '#text/admin/questions.ts'
import { factsOf } from '#text/fill-facts.ts'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'

const text = questionsText.dialog
const settingsQuery = queryOf('GET /api/admin/settings')

/** Adds the answer to the FAQ in the settings; reports a conflict if the settings were changed meanwhile. */
export function AnswerDialog({ question, onClose }: { question: OpenQuestion; onClose: () => void }) {
  const settings = useQuery({ ...settingsQuery, refetchOnMount: 'always' })
  const form = useAnswer(question, settings.data, onClose)
  const { pending, failure } = form

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={text.title}
      description={text.lead}
      submit={text.save}
      pending={pending}
      disabled={!settings.data}
    >
      {settings.data ? (
        <>
          <TextField
            label={text.question}
            hint={text.questionHint}
            value={form.questionText}
            onValue={form.setQuestionText}
            error={form.wrong.question}
          />
          <FactsText
            label={text.answer}
            rows={5}
            hint={text.most(SETTINGS_LIMITS.answer)}
            value={form.answer}
            onChange={form.setAnswer}
            error={form.wrong.answer}
            facts={factsOf(settings.data)}
          />
          {form.changed ? (
            <Notice tone="warn" live>
              {text.changed}
            </Notice>
          ) : null}
          <FailureNotice error={failure} />
        </>
      ) : (
        <Unread query={settings} height="h-72" />
      )}
    </FormDialog>
  )
}

function useAnswer(question: OpenQuestion, settings: AdminSettings | undefined, onDone: () => void) {
  const queries = useQueryClient()
  const [questionText, setQuestionText] = useState(question.question)
  const [answer, setAnswer] = useState('')
  const { submit, wrong, pending, failure, conflict } = useSubmit({
    check: () => wrongFields(answerQuestionRequest, { question: questionText, answer }),
    send: (updatedAt: string) =>
      call('POST /api/admin/questions/:id/answer', {
        params: question,
        body: { question: questionText, answer, updatedAt },
      }),
    done: () => ({ title: text.saved }),
    onDone,
    versioned: 'POST /api/admin/questions/:id/answer',
    onConflict: (current) => queries.setQueryData(settingsQuery.queryKey, current),
    refresh: ['/api/admin/questions', '/api/admin/audit'],
  })

  return {
    ...{ questionText, setQuestionText, answer, setAnswer, wrong, failure, pending },
    changed: conflict !== null,
    submit: () => settings && submit(settings.updatedAt),
  }
}
