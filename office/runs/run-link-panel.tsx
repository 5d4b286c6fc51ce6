import type { RunLink } from '#contract/admin/runs.ts'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { lastDayOf } from '#text/runs.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { WhatsappIcon } from '#ui/icons.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'

/** The link of a new run, to copy or send to the driver. */
export function RunLinkPanel({ link }: { link: RunLink }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 rounded-control bg-sunken py-1 ps-4 pe-1">
        <bdi dir="ltr" className="min-w-0 flex-1 truncate text-sm text-ink">
          {link.url}
        </bdi>
        <CopyButton text={link.url} label={text.copy} copiedLabel={text.copied} describe={text.link} />
      </p>
      <p className="text-sm text-ink-2">{text.linkUntil(lastDayOf(link.expiresAt))}</p>
      <OutLinkButton
        href={link.whatsappUrl}
        variant="whatsapp"
        icon={<WhatsappIcon />}
        className="self-start"
      >
        {text.send}
      </OutLinkButton>
    </div>
  )
}
