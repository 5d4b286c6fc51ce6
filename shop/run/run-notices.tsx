import { useOnline } from '#browser/connection/use-connection.ts'
import { FAILURE_LABELS, runText } from '#text/runs.ts'
import { Button } from '#ui/button.tsx'
import { CloudOff } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Waiting } from './run-storage.ts'
import type { RunOnPhone } from './use-run.ts'

/** Answers not sent yet, and answers the shop rejected (W-07). */
export function RunNotices({ phone, waiting }: { phone: RunOnPhone; waiting: readonly Waiting[] }) {
  const online = useOnline()
  const { status, kept, sending, isUnwritten, retry, forget } = phone
  const isClosed = status === 'closed'
  return (
    <>
      {!online && waiting.length === 0 ? (
        <Notice tone="warn" live icon={<CloudOff aria-hidden />}>
          {runText.offline}
        </Notice>
      ) : null}
      {waiting.length > 0 ? (
        <Notice
          tone="warn"
          live
          icon={<CloudOff aria-hidden />}
          title={runText.waitingCount(waiting.length)}
          action={
            online && !isClosed ? (
              <Button
                variant="ghost"
                size="sm"
                pending={sending}
                pendingLabel={runText.sending}
                onClick={retry}
              >
                {runText.sendNow}
              </Button>
            ) : null
          }
        >
          {isClosed ? runText.waitingClosed : isUnwritten ? runText.notKept : runText.waitingWhy}
          {isClosed ? waiting.map((answer) => <AnswerSummary key={answer.body.key} answer={answer} />) : null}
        </Notice>
      ) : null}
      {kept?.answers
        .filter(({ problem }) => problem !== null)
        .map((answer) => (
          <Notice
            key={answer.body.key}
            tone="danger"
            live
            title={`${runText.refused}: ${answer.orderNumber}`}
            action={
              <Button variant="ghost" size="sm" onClick={() => void forget(answer)}>
                {runText.told}
              </Button>
            }
          >
            {REFUSED[answer.problem ?? 'refused']}
            <AnswerSummary answer={answer} />
          </Notice>
        ))}
    </>
  )
}

const REFUSED = {
  settled: runText.refusedWhy,
  handover: runText.refusedAnimal,
  refused: runText.refusedNow,
}

/** Summary of an answer, for the driver to report by telephone. */
function AnswerSummary({ answer: { orderNumber, body } }: { answer: Waiting }) {
  const parts =
    body.outcome === 'delivered'
      ? [runText.receivedBy(body.receiver ?? ''), body.cash ? runText.cashOf(String(body.cash)) : null]
      : [body.reason ? FAILURE_LABELS[body.reason] : runText.failed, body.note ?? null]
  return (
    <span className="block font-semibold">
      <bdi dir="ltr">{orderNumber}</bdi>: <bdi>{parts.filter((part) => part).join(' · ')}</bdi>
    </span>
  )
}
