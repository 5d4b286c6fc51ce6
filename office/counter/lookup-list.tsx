import { X } from 'lucide-react'
import { counterText as text } from '#text/admin/counter.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Lookup } from './till.ts'

type LookupListProps = {
  lookups: readonly Lookup[]
  onRetry: (lookup: Lookup) => void
  onDismiss: (lookup: Lookup) => void
}

/** Scanned codes that are not in the sale: being looked up, failed, or not for sale. */
export function LookupList({ lookups, onRetry, onDismiss }: LookupListProps) {
  if (lookups.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {lookups.map((lookup) => {
        const { id, code, problem } = lookup
        const isFailed = problem === text.lookupFailed(code)
        return (
          <li key={id}>
            <Notice
              tone={problem ? 'warn' : 'info'}
              live
              action={
                problem ? (
                  <span className="-my-2 flex shrink-0 items-center gap-1">
                    {isFailed ? (
                      <Button size="sm" variant="ghost" onClick={() => onRetry(lookup)}>
                        {text.retry}
                      </Button>
                    ) : null}
                    <IconButton label={text.dismiss} icon={<X />} onClick={() => onDismiss(lookup)} />
                  </span>
                ) : undefined
              }
            >
              {problem ?? text.lookup(code)}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
