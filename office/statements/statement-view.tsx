import { Check } from 'lucide-react'
import { useState } from 'react'
import type { StatementLine } from '#contract/admin/statements.ts'
import { addBaisa, baisaOf } from '#domain/money.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { SkeletonRows } from '#office/list/skeleton-rows.tsx'
import { useFilters } from '#office/list/use-filters.ts'
import { Unread } from '#office/shell/unread.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { GROUP_TEXT, STATEMENT_GROUPS, type StatementGroup, statementsText } from '#text/admin/statements.ts'
import { formatPrice } from '#text/format-price.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { LineCard } from './line-card.tsx'
import { StatementHead } from './statement-head.tsx'
import { useStatement } from './use-statement.ts'

/** The number of lines rendered at once; only rendered lines are accepted together. */
const STEP = 60

/** One statement, grouped into sure, likely, open and accepted lines. */
export function StatementView({ id }: { id: string }) {
  const desk = useStatement(id)
  const { values, set } = useFilters(['group', 'statement'])
  const [limit, setLimit] = useState(STEP)
  // Lines rejected with «ليس هو», which are not accepted together with the others.
  const [denied, setDenied] = useState<ReadonlySet<number>>(new Set())
  const deny = (id: number) => setDenied((before) => new Set([...before, id]))
  const may = useMay()
  const statement = desk.query.data
  if (!statement)
    return (
      <Unread query={desk.query} title={statementsText.loadFailed}>
        <SkeletonRows wide={false} />
      </Unread>
    )
  const group = STATEMENT_GROUPS.find((known) => known === values.group) ?? 'all'
  const groups = groupLines(statement.lines, denied)
  const visibleLines = groups[group].slice(0, limit)
  const sure = visibleLines.filter((line) => line.paid.length === 0 && isSure(line, denied))
  const mayAccept = may('orders:write')
  return (
    <>
      <StatementHead statement={statement} />
      {statement.lines.length > 0 ? (
        <>
          <FilterChips<StatementGroup>
            label={statementsText.group}
            value={group}
            onValue={(chosen) => {
              setLimit(STEP)
              set({ group: chosen === 'all' ? '' : chosen })
            }}
            choices={STATEMENT_GROUPS.map((value) => ({
              value,
              label: GROUP_TEXT[value],
              count: groups[value].length,
            }))}
          />
          <Lines lines={visibleLines} group={group} denied={denied} onDeny={deny} desk={desk} />
          {groups[group].length > visibleLines.length ? (
            <LoadMore
              summary={statementsText.shown(visibleLines.length, groups[group].length)}
              label={statementsText.more}
              pendingLabel={statementsText.more}
              pending={false}
              more
              onLoad={() => setLimit(limit + STEP)}
            />
          ) : null}
          {mayAccept && sure.length > 0 ? (
            <SureBar lines={sure} all={groups.sure.length} desk={desk} />
          ) : null}
        </>
      ) : null}
    </>
  )
}

type Desk = ReturnType<typeof useStatement>

type LinesProps = {
  lines: readonly StatementLine[]
  group: StatementGroup
  denied: ReadonlySet<number>
  onDeny: (id: number) => void
  desk: Desk
}

function Lines({ lines, group, denied, onDeny, desk }: LinesProps) {
  const mayAccept = useMay()('orders:write')
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState title={statementsText.empty[group].title}>{statementsText.empty[group].why}</EmptyState>
      </Card>
    )
  return (
    <ul aria-label={statementsText.list} className="flex flex-col gap-4 lg:gap-5">
      {lines.map((line) => (
        <li key={line.id}>
          <LineCard
            line={line}
            isDenied={denied.has(line.id)}
            onDeny={() => onDeny(line.id)}
            desk={desk}
            mayAccept={mayAccept}
          />
        </li>
      ))}
    </ul>
  )
}

function SureBar({ lines, all, desk }: { lines: readonly StatementLine[]; all: number; desk: Desk }) {
  const sum = addBaisa(...lines.map(({ amount }) => baisaOf(amount)))
  return (
    <section
      data-action-bar="tall"
      aria-label={statementsText.acceptSure(lines.length)}
      className="on-deep sticky bottom-0 z-20 -mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 rounded-t-[24px] bg-deep px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-on-deep shadow-bar lg:mx-0 lg:mb-4 lg:rounded-[24px] lg:px-6"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{statementsText.sureSum(lines.length, formatPrice(sum))}</span>
        <span className="block text-sm text-on-deep-2">
          {all > lines.length ? statementsText.sureMore : statementsText.sureEffect}
        </span>
      </p>
      <Button
        className="w-full lg:w-auto"
        icon={<Check />}
        pending={desk.isAccepting}
        pendingLabel={statementsText.accepting}
        onClick={() =>
          desk.accept(
            lines.map(({ id, matches }) => ({ id, orderIds: matches.map(({ orderId }) => orderId) })),
          )
        }
      >
        {statementsText.acceptSure(lines.length)}
      </Button>
    </section>
  )
}

function isSure(line: StatementLine, denied: ReadonlySet<number>): boolean {
  return line.verdict === 'sure' && !denied.has(line.id)
}

/** The lines of each group; among waiting lines the sure ones come first. */
function groupLines(
  lines: readonly StatementLine[],
  denied: ReadonlySet<number>,
): Record<StatementGroup, StatementLine[]> {
  const waiting = lines.filter(({ paid }) => paid.length === 0)
  const sure = waiting.filter((line) => isSure(line, denied))
  const open = waiting.filter(({ verdict }) => verdict === 'open')
  const likely = waiting.filter((line) => !isSure(line, denied) && line.verdict !== 'open')
  const accepted = lines.filter(({ paid }) => paid.length > 0)
  return { all: [...sure, ...likely, ...open], sure, likely, open, accepted }
}
