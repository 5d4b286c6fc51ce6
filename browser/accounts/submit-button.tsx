import { useRef } from 'react'
import { takeEarlyTap, useEarlyMark, useEarlyTap } from '#browser/early-tap.ts'
import { Button, type ButtonProps } from '#ui/button.tsx'

/** Sends its form, also when it was pressed, or Enter, before the scripts came: then as soon as they are there. */
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
        // The script of the page has held back what the browser would have done.
        if (takeEarlyTap(event.currentTarget)) send()
      }}
    />
  )
}
