import { useState } from 'react'
import { useNow } from '#browser/orders/use-now.ts'
import type { OpenQuestion, QuestionsQuery } from '#contract/admin/questions.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { ListFrame } from '#office/list/list-frame.tsx'
import { useAdminList } from '#office/list/use-admin-list.ts'
import { useFilters } from '#office/list/use-filters.ts'
import { PageBody, PageHeader } from '#office/shell/page-header.tsx'
import { QUESTION_STATES, QUESTIONS, questionsText as text } from '#text/admin/questions.ts'
import { formatCount } from '#text/format-count.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { QuestionCard } from './question-card.tsx'

type State = QuestionsQuery['state'] | ''

/** What the chatbot could not answer, the most asked first: the owner gives an answer, or says that none is needed. */
export default function QuestionsPage() {
  const { values, set } = useFilters(['state'])
  const list = useAdminList('GET /api/admin/questions', values)
  const [answering, setAnswering] = useState<OpenQuestion | null>(null)
  const now = new Date(useNow())

  return (
    <>
      <PageHeader count={list.items ? formatCount(list.total, QUESTIONS) : null} />
      <PageBody>
        <div className="flex min-w-0 max-w-4xl flex-col gap-4">
          <p className="text-md text-ink-2">{text.lead}</p>
          <FilterChips<State>
            label={text.state}
            value={values.state as State}
            onChoose={(state) => set({ state })}
            choices={[
              { value: '', label: QUESTION_STATES.open, count: list.first?.open },
              { value: 'answered', label: QUESTION_STATES.answered },
              { value: 'dismissed', label: QUESTION_STATES.dismissed },
              { value: 'all', label: QUESTION_STATES.all },
            ]}
          />
          <ListFrame
            list={list}
            wide={false}
            empty={
              <Card>
                {values.state ? (
                  <EmptyState
                    title={text.nothingFound}
                    actions={
                      <Button variant="soft" onClick={() => set({ state: 'all' })}>
                        {text.showAll}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState title={text.allDone}>{text.allDoneWhy}</EmptyState>
                )}
              </Card>
            }
          >
            {(items) => (
              <ul aria-label={text.list} className="flex flex-col gap-3">
                {items.map((question) => (
                  <li key={question.id}>
                    <QuestionCard question={question} now={now} onAnswer={() => setAnswering(question)} />
                  </li>
                ))}
              </ul>
            )}
          </ListFrame>
        </div>
      </PageBody>
      {answering ? (
        <AnswerDialog key={answering.id} question={answering} onClose={() => setAnswering(null)} />
      ) : null}
    </>
  )
}
