import type { ReactNode } from 'react'
import { CopyButton } from '#ui/copy-button.tsx'
import { WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'

type LinkToSendProps = {
  link: { url: string; whatsappUrl: string | null }
  /** What it leads to, for screen readers. */
  name: string
  text: { copy: string; send: string }
  children?: ReactNode
}

/** A private link that is shown once: to copy, or to send by WhatsApp. */
export function LinkToSend({ link: { url, whatsappUrl }, name, text, children }: LinkToSendProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 rounded-control bg-sunken py-1 ps-4 pe-1">
        <bdi dir="ltr" className="min-w-0 flex-1 truncate text-sm text-ink">
          {url}
        </bdi>
        <CopyButton text={url} label={text.copy} describe={name} />
      </p>
      {children}
      {whatsappUrl ? (
        <OutLinkButton href={whatsappUrl} variant="whatsapp" icon={<WhatsappIcon />} className="self-start">
          {text.send}
        </OutLinkButton>
      ) : null}
    </div>
  )
}
