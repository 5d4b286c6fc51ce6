import { Check, MessageSquarePlus, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { useNow } from '#browser/orders/use-now.ts'
import { useChange } from '#browser/use-change.ts'
import type { OpenQuestion } from '#contract/admin/questions.ts'
import { QueuePage } from '#office/list/queue-page.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { QUESTION_STATES, QUESTIONS, questionsText as text } from '#text/admin/questions.ts'
import { formatCount } from '#text/format-count.ts'
import { formatSince } from '#text/format-since.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

/** The questions that the chatbot could not answer, most frequent first; the owner answers or dismisses them. */
export default function QuestionsPage() {
  const filters = useFilters(['state'])
  const list = useAdminList('GET /api/admin/questions', filters.values)
  const [answering, setAnswering] = useState<OpenQuestion | null>(null)
  const now = new Date(useNow())

  return (
    <>
      <QueuePage
        text={text}
        count={list.items ? formatCount(list.total, QUESTIONS) : null}
        list={list}
        filters={filters}
        choices={[
          { value: '', label: QUESTION_STATES.open, count: list.first?.open },
          { value: 'answered', label: QUESTION_STATES.answered },
          { value: 'dismissed', label: QUESTION_STATES.dismissed },
          { value: 'all', label: QUESTION_STATES.all },
        ]}
      >
        {(question) => <QuestionCard question={question} now={now} onAnswer={() => setAnswering(question)} />}
      </QueuePage>
      {answering ? (
        <AnswerDialog key={answering.id} question={answering} onClose={() => setAnswering(null)} />
      ) : null}
    </>
  )
}

type QuestionCardProps = { question: OpenQuestion; now: Date; onAnswer: () => void }

/** One question with its actions; a dismissed one can be reopened. */
function QuestionCard({ question, now, onAnswer }: QuestionCardProps) {
  const { run: dismiss, pending } = useChange({
    send: (dismissed: boolean) =>
      call('PATCH /api/admin/questions/:id', { params: question, body: { dismissed } }),
    done: (_, dismissed) => ({ title: dismissed ? text.dismissed : text.reopened }),
    failed: text.failed,
    refresh: ['/api/admin/questions', '/api/admin/audit'],
  })

  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold wrap-anywhere text-ink">
          <bdi>{question.question}</bdi>
        </h2>
        <p className="tabular flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{text.asked(question.asked)}</span>
          <span>{text.last(formatSince(question.lastAskedAt, now))}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {question.settledAs ? (
          <>
            <Badge tone="ok" icon={<Check />}>
              {QUESTION_STATES[question.settledAs]}
            </Badge>
            <Button
              variant="ghost"
              size="sm"
              icon={<RotateCcw />}
              pending={pending}
              onClick={() => dismiss(false)}
            >
              {text.reopen}
            </Button>
          </>
        ) : (
          <>
            <Button variant="soft" size="sm" icon={<MessageSquarePlus />} onClick={onAnswer}>
              {text.answer}
            </Button>
            <Button variant="ghost" size="sm" pending={pending} onClick={() => dismiss(true)}>
              {text.dismiss}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
