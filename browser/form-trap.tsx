import type { ComponentProps } from 'react'

/** A honeypot: hidden from people, so only bots fill it in. */
export function FormTrap({ label, ...field }: ComponentProps<'input'> & { label: string }) {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...field} />
      </label>
    </div>
  )
}
