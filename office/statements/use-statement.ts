import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, freshOf } from '#browser/api-client.ts'
import { type Prefix, useChange } from '#browser/use-change.ts'
import { type AcceptedLine, MAX_LINES_AT_ONCE } from '#contract/admin/statement-requests.ts'
import type { LineResults } from '#contract/admin/statements.ts'
import { ORDER_READS } from '#office/undo/use-undo.ts'
import { statementsText } from '#text/admin/statements.ts'

const READS: Prefix[] = ['/api/admin/statements', ...ORDER_READS]

/** A statement with the actions on its lines; a refusal stays visible beside its line. */
export function useStatement(id: string) {
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const params = { id }
  const query = useQuery(freshOf('GET /api/admin/statements/:id', { params }))

  function note({ items }: LineResults) {
    setRefusals((before) => {
      const after = new Map(before)
      for (const { id: lineId, ok, detail = '' } of items) {
        if (ok) after.delete(lineId)
        else after.set(lineId, detail)
      }
      return after
    })
  }

  const accepting = useChange({
    async send(lines: AcceptedLine[]): Promise<LineResults> {
      const items: LineResults['items'] = []
      for (let at = 0; at < lines.length; at += MAX_LINES_AT_ONCE) {
        const body = { lines: lines.slice(at, at + MAX_LINES_AT_ONCE) }
        items.push(...(await call('POST /api/admin/statements/:id/accept', { params, body })).items)
      }
      return { items }
    },
    done({ items }) {
      const refused = items.filter(({ ok }) => !ok).length
      return refused > 0
        ? { title: statementsText.refusedSome(refused), tone: 'danger' }
        : { title: statementsText.acceptedSome(items.length), tone: 'ok' }
    },
    onDone: note,
    failed: statementsText.failed,
    refresh: READS,
  })

  const undoing = useChange({
    send: (lineId: number) =>
      call('POST /api/admin/statements/:id/undo', { params, body: { lines: [{ id: lineId }] } }),
    done: ({ items: [item] }) =>
      item?.ok
        ? { title: statementsText.undone, tone: 'ok' }
        : { title: statementsText.undoFailed, description: item?.detail ?? '', tone: 'danger' },
    onDone: note,
    failed: statementsText.undoFailed,
    refresh: READS,
  })

  return {
    query,
    refusals,
    accept: accepting.run,
    isAccepting: accepting.pending,
    undo: undoing.run,
    isUndoing: undoing.pending,
  }
}
