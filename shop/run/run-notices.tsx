import type { ReactNode } from 'react'
import { useOnline } from '#browser/connection/use-connection.ts'
import { FAILURE_LABELS, GONE_LABELS, runText as text } from '#text/runs.ts'
import { Button } from '#ui/button.tsx'
import { CloudOff } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Waiting } from './run-storage.ts'
import type { RunOnPhone } from './use-run.ts'
import { forgetDraft, hasDraft } from './use-stop-draft.ts'

/** Answers not sent yet, stops that the office took away while they were answered, and answers it rejected (W-07). */
export function RunNotices({ phone, waiting }: { phone: RunOnPhone; waiting: readonly Waiting[] }) {
  const online = useOnline()
  const { status, kept, sending, isUnwritten, retry, forget, markSeen } = phone
  const isClosed = status === 'closed'
  return (
    <>
      {!online && waiting.length === 0 ? (
        <Notice tone="warn" live icon={<CloudOff />}>
          {text.offline}
        </Notice>
      ) : null}
      {waiting.length > 0 ? (
        <Notice
          tone="warn"
          live
          icon={<CloudOff />}
          title={text.waitingCount(waiting.length)}
          action={
            online && !isClosed ? (
              <Button variant="ghost" size="sm" pending={sending} pendingLabel={text.sending} onClick={retry}>
                {text.sendNow}
              </Button>
            ) : null
          }
        >
          {isClosed ? text.waitingClosed : isUnwritten ? text.notKept : text.waitingWhy}
          {isClosed ? waiting.map((answer) => <AnswerSummary key={answer.body.key} answer={answer} />) : null}
        </Notice>
      ) : null}
      {kept?.run?.stops
        .filter(({ id, state }) => state === 'released' && hasDraft(id))
        .map((stop) => (
          <Unsent
            key={stop.id}
            title={`${stop.orderNumber}: ${GONE_LABELS[stop.gone ?? 'taken-out']}`}
            done={text.understood}
            onDone={() => {
              forgetDraft(stop.id)
              void markSeen(stop)
            }}
          >
            {text.goneMeanwhile}
          </Unsent>
        ))}
      {kept?.answers
        .filter(({ problem }) => problem !== null)
        .map((answer) => (
          <Unsent
            key={answer.body.key}
            title={`${text.refused}: ${answer.orderNumber}`}
            done={text.told}
            onDone={() => void forget(answer)}
          >
            {REFUSED[answer.problem ?? 'refused']}
            <AnswerSummary answer={answer} />
          </Unsent>
        ))}
    </>
  )
}

type UnsentProps = { title: string; done: string; onDone: () => void; children: ReactNode }

/** An answer that will not be sent, until the driver has read it. */
function Unsent({ title, done, onDone, children }: UnsentProps) {
  const button = (
    <Button variant="ghost" size="sm" onClick={onDone}>
      {done}
    </Button>
  )
  return (
    <Notice tone="danger" live title={title} action={button}>
      {children}
    </Notice>
  )
}

const REFUSED = {
  settled: text.refusedWhy,
  handover: text.refusedAnimal,
  refused: text.refusedNow,
}

/** Summary of an answer, for the driver to report by telephone. */
function AnswerSummary({ answer: { orderNumber, body } }: { answer: Waiting }) {
  const parts =
    body.outcome === 'delivered'
      ? [text.receivedBy(body.receiver ?? ''), body.cash ? text.cashOf(String(body.cash)) : null]
      : [body.reason ? FAILURE_LABELS[body.reason] : text.failed, body.note ?? null]
  return (
    <span className="block font-semibold">
      <bdi dir="ltr">{orderNumber}</bdi>: <bdi>{parts.filter((part) => part).join(' · ')}</bdi>
    </span>
  )
}
