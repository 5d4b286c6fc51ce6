import type { RunLink } from '#contract/admin/runs.ts'
import { LinkToSend } from '#office/shell/link-to-send.tsx'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { lastDayOf } from '#text/runs.ts'

/** The link of a new run, to copy or send to the driver. */
export function RunLinkPanel({ link }: { link: RunLink }) {
  return (
    <LinkToSend link={link} name={text.link} text={text}>
      <p className="text-sm text-ink-2">{text.linkUntil(lastDayOf(link.expiresAt))}</p>
    </LinkToSend>
  )
}
