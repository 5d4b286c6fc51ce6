import { useState } from 'react'
import { voucherText as text } from '#text/vouchers.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/icons.tsx'
import { insteadOfEnter } from '#ui/instead.ts'
import { TextField } from '#ui/text-field.tsx'
import type { VoucherState } from './use-voucher.ts'

/** A line that opens the code field; with a voucher applied, its discount and a button to remove it (S2-13). */
export function VoucherField({ state: { code, voucher, pending, error, apply } }: { state: VoucherState }) {
  const [isOpen, setOpen] = useState(code !== '')
  const [typed, setTyped] = useState(code)
  if (voucher) {
    return (
      <div role="status" className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-md">
        <span className="flex items-center gap-2 font-medium text-ok">
          <Check className="size-5 shrink-0" />
          {text.applied(voucher.code)}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="-me-2"
          onClick={() => {
            setTyped('')
            setOpen(false)
            apply('')
          }}
        >
          {text.remove}
        </Button>
      </div>
    )
  }
  if (!isOpen) {
    return (
      <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setOpen(true)}>
        {text.ask}
      </Button>
    )
  }
  return (
    <div className="flex items-start gap-2">
      <TextField
        label={text.label}
        fieldClassName="min-w-0 flex-1"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        autoFocus={code === ''}
        value={typed}
        error={error ?? undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={insteadOfEnter(() => apply(typed))}
      />
      <Button
        variant="outline"
        className="mt-8 shrink-0"
        pending={pending}
        pendingLabel={text.applying}
        onClick={() => apply(typed)}
      >
        {text.apply}
      </Button>
    </div>
  )
}
