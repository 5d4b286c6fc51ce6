import { use, useEffect, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { Check, Copy } from './icons.tsx'
import { UiWords } from './ui-words.ts'

type CopyButtonProps = {
  text: string
  label?: string
  describe: string
  /** The browser refuses on insecure pages; the text can still be selected by hand. */
  onFail?: () => void
} & Pick<ButtonLook, 'variant'>

/** Copies a text and confirms it on the button. `describe` names the copied value for screen readers. */
export function CopyButton({ text, label, describe, onFail, variant = 'soft' }: CopyButtonProps) {
  const words = use(UiWords)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      onFail?.()
    }
  }

  return (
    <Button
      size="sm"
      variant={variant}
      className="min-w-24 shrink-0"
      icon={copied ? <Check /> : <Copy />}
      onClick={copy}
    >
      <span aria-live="polite">{copied ? words.copied : (label ?? words.copy)}</span>
      <span className="sr-only">{describe}</span>
    </Button>
  )
}
