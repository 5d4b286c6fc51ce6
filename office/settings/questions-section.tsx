import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { SETTINGS_LIMITS } from '#contract/admin/settings-requests.ts'
import { settingsText } from '#text/admin/settings.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Disclosure } from './disclosure.tsx'
import { factsOfDraft } from './facts-of-draft.ts'
import { FactsText } from './facts-text.tsx'
import { SectionCard } from './section-card.tsx'
import { useSettings } from './settings-context.ts'
import type { QuestionRow } from './settings-draft.ts'

const text = settingsText.question

/** S-CON-01: the frequently asked questions, in the order of the contact page. */
export function QuestionsSection() {
  const { draft, setQuestions, errorOf } = useSettings()
  const [added, setAdded] = useState<number | null>(null)
  const { faq } = draft
  const error = errorOf('faq')

  function add() {
    const row = Math.max(-1, ...faq.map((entry) => entry.row)) + 1
    setAdded(row)
    setQuestions([...faq, { row, question: '', answer: '' }])
  }

  function move(at: number, by: number) {
    const next = [...faq]
    const [entry] = next.splice(at, 1)
    if (!entry) return
    next.splice(at + by, 0, entry)
    flushSync(() => setQuestions(next))
    // Moving a field loses the focus, so restore it; at either end its other button gets it.
    const [wanted, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
    for (const way of [other, wanted]) document.getElementById(`question-${entry.row}-${way}`)?.focus()
  }

  return (
    <SectionCard name="questions" wide>
      {faq.length === 0 ? <p className="text-md text-ink-3">{text.none}</p> : null}
      {faq.map((question, at) => (
        <Question
          key={question.row}
          question={question}
          at={at}
          startsOpen={question.row === added}
          onMove={(by) => move(at, by)}
        />
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      <Button
        variant="soft"
        className="justify-self-start"
        icon={<Plus />}
        disabled={faq.length >= SETTINGS_LIMITS.questions}
        onClick={add}
      >
        {text.add}
      </Button>
      {faq.length >= SETTINGS_LIMITS.questions ? <p className="text-sm text-ink-3">{text.most}</p> : null}
    </SectionCard>
  )
}

type QuestionBarProps = {
  row: number
  at: number
  count: number
  onMove: (by: number) => void
  onRemove: () => void
}

type QuestionProps = { question: QuestionRow; at: number; startsOpen: boolean; onMove: (by: number) => void }

function Question({ question: { row, question, answer }, at, startsOpen, onMove }: QuestionProps) {
  const { draft, saved, setQuestions, errorOf } = useSettings()
  const { faq } = draft
  const wrong = { question: errorOf(`faq.${at}.question`), answer: errorOf(`faq.${at}.answer`) }
  const change = (part: Partial<QuestionRow>) =>
    setQuestions(faq.map((entry) => (entry.row === row ? { ...entry, ...part } : entry)))
  return (
    <Disclosure
      title={question.trim() || text.new}
      isWrong={Boolean(wrong.question ?? wrong.answer)}
      startsOpen={startsOpen}
    >
      <TextField
        label={text.question}
        value={question}
        hint={settingsText.most(SETTINGS_LIMITS.question)}
        error={wrong.question}
        autoFocus={startsOpen}
        onValue={(value) => change({ question: value })}
      />
      <FactsText
        label={text.answer}
        rows={5}
        hint={settingsText.most(SETTINGS_LIMITS.answer)}
        value={answer}
        onChange={(value) => change({ answer: value })}
        error={wrong.answer}
        facts={factsOfDraft(draft, saved)}
      />
      <QuestionBar
        row={row}
        at={at}
        count={faq.length}
        onMove={onMove}
        onRemove={() => setQuestions(faq.filter((entry) => entry.row !== row))}
      />
    </Disclosure>
  )
}

/** The question's position, with buttons to move or remove it. */
function QuestionBar({ row, at, count, onMove, onRemove }: QuestionBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        id={`question-${row}-up`}
        variant="outline"
        size="sm"
        icon={<ArrowUp />}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      >
        {text.up}
      </Button>
      <Button
        id={`question-${row}-down`}
        variant="outline"
        size="sm"
        icon={<ArrowDown />}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        {text.down}
      </Button>
      <span role="status" className="tabular text-sm text-ink-3">
        {text.place(at + 1, count)}
      </span>
      <Button variant="danger-ghost" size="sm" className="ms-auto" icon={<Trash2 />} onClick={onRemove}>
        {text.remove}
      </Button>
    </div>
  )
}
