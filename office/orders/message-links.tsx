import type { PreparedMessage } from '#contract/admin/orders.ts'
import { MESSAGE_LABELS } from '#text/admin/transfers.ts'
import { buttonClass } from '#ui/button.tsx'
import { WhatsappIcon } from '#ui/icons.tsx'

/** messages that stand ready; nothing is sent before the owner sends it. */
export function MessageLinks({ messages }: { messages: readonly PreparedMessage[] }) {
  return messages.map(({ about, url }) => (
    <a
      key={about}
      href={url}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'whatsapp', size: 'sm' })}
    >
      <WhatsappIcon />
      {MESSAGE_LABELS[about]}
    </a>
  ))
}
