import { Check, Search, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { StatementLine, StatementMatch } from '#contract/admin/statements.ts'
import { statementsText } from '#text/admin/statements.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { Band, BankSide, Choices, type LineLook, LOOKS, NoMatch, OrderRows, Reasons } from './line-parts.tsx'
import { OrderFinder } from './order-finder.tsx'
import type { useStatement } from './use-statement.ts'

type LineCardProps = {
  line: StatementLine
  /** A sure match was rejected with «ليس هو». */
  isDenied: boolean
  onDeny: () => void
  desk: ReturnType<typeof useStatement>
  mayAccept: boolean
}

/** A bank line beside the orders it pays, with the amounts side by side and the reason below. */
export function LineCard({ line, isDenied, onDeny, desk, mayAccept }: LineCardProps) {
  const choices = [...Map.groupBy(line.matches, ({ choice }) => choice).values()]
  const [place, setPlace] = useState(0)
  const [finding, setFinding] = useState(false)
  const look: LineLook = line.paid.length > 0 ? 'accepted' : isDenied ? 'likely' : line.verdict
  const chosen = choices[place] ?? []
  const refusal = desk.refusals.get(line.id)
  const accept = (orderIds: number[]) => desk.accept([{ id: line.id, orderIds }])
  return (
    <article
      aria-label={line.text}
      className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_9.5rem_minmax(0,1fr)]"
    >
      <BankSide line={line} />
      <Band look={look} orders={look === 'accepted' ? line.paid.length : chosen.length} />
      <div className="lg:col-start-1 lg:row-start-1">
        {look === 'accepted' ? (
          <OrderRows rows={line.paid} />
        ) : choices.length === 0 ? (
          <NoMatch note={line.note} />
        ) : choices.length === 1 ? (
          <OrderRows rows={chosen.map((match) => ({ ...match, amount: match.due }))} />
        ) : (
          <Choices line={line} choices={choices} place={place} onChoose={setPlace} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-2 pt-2 lg:col-span-3">
        <div className={classNames('min-w-0 flex-1 basis-60 text-md font-medium', LOOKS[look].text)}>
          {look === 'accepted'
            ? statementsText.acceptedBy(line.acceptedBy, formatDateTime(line.acceptedAt ?? ''))
            : look !== 'open' && <Reasons matches={chosen} />}
        </div>
        {mayAccept ? (
          <LineActions
            line={line}
            look={look}
            chosen={chosen}
            finding={finding}
            onFind={() => setFinding(!finding)}
            onDeny={onDeny}
            desk={desk}
          />
        ) : null}
      </div>
      {refusal ? (
        <Notice tone="danger" live className="mt-2 lg:col-span-3">
          {refusal}
        </Notice>
      ) : null}
      {finding && look !== 'accepted' ? (
        <OrderFinder isAccepting={desk.isAccepting} onAccept={accept} className="mt-2 lg:col-span-3" />
      ) : null}
    </article>
  )
}

type LineActionsProps = {
  line: StatementLine
  look: LineLook
  chosen: readonly StatementMatch[]
  finding: boolean
  onFind: () => void
  onDeny: () => void
  desk: ReturnType<typeof useStatement>
}

/** An accepted line can be undone; an open one can be matched to this order, to another, or to none. */
function LineActions({ line, look, chosen, finding, onFind, onDeny, desk }: LineActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {look === 'accepted' ? (
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 />}
          pending={desk.isUndoing}
          pendingLabel={statementsText.undoing}
          onClick={() => desk.undo(line.id)}
        >
          {statementsText.undo}
        </Button>
      ) : (
        <>
          {look === 'sure' ? (
            <Button variant="ghost" size="sm" icon={<X />} onClick={onDeny}>
              {statementsText.notThis}
            </Button>
          ) : (
            <Button
              variant={look === 'open' ? 'soft' : 'ghost'}
              size="sm"
              icon={<Search />}
              aria-expanded={finding}
              onClick={onFind}
            >
              {look === 'open' ? statementsText.find : statementsText.findOther}
            </Button>
          )}
          {chosen.length > 0 ? (
            <Button
              variant="soft"
              size="sm"
              icon={<Check />}
              pending={desk.isAccepting}
              pendingLabel={statementsText.accepting}
              onClick={() => desk.accept([{ id: line.id, orderIds: chosen.map(({ orderId }) => orderId) }])}
            >
              {look === 'likely' && chosen.length === 1
                ? statementsText.yes
                : statementsText.confirm(chosen.length)}
            </Button>
          ) : null}
        </>
      )}
    </div>
  )
}
