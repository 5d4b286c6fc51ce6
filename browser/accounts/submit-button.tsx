import { useRef } from 'react'
import { takeEarlyTap, useEarlyMark, useEarlyTap } from '#browser/early-tap.ts'
import { Button, type ButtonProps } from '#ui/button.tsx'

/** Submits its form. A press, or Enter, before the scripts have loaded is carried out as soon as they have. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'onClick' | 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  const send = () => button.current?.form?.requestSubmit()
  useEarlyTap(button, true, send)
  const early = useEarlyMark()
  return (
    <Button
      {...props}
      {...early}
      ref={button}
      type="submit"
      onClick={(event) => {
        // The page's script prevented the browser's own submission.
        if (takeEarlyTap(event.currentTarget)) send()
      }}
    />
  )
}
