import { useState } from 'react'
import { useNow } from '#browser/orders/use-now.ts'
import type { OpenQuestion } from '#contract/admin/questions.ts'
import { QueuePage } from '#office/list/queue-page.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { QUESTION_STATES, QUESTIONS, questionsText as text } from '#text/admin/questions.ts'
import { formatCount } from '#text/format-count.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { QuestionCard } from './question-card.tsx'

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
