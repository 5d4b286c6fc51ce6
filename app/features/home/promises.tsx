import { MessageCircle, Stethoscope, Truck } from 'lucide-react'
import { homeText } from '#text/home.ts'

const text = homeText.promises
const PROMISES = [
  { Icon: Truck, words: text.delivery },
  { Icon: Stethoscope, words: text.health },
  { Icon: MessageCircle, words: text.reply },
]

/** Three short reasons to trust, between the families and the shelf. */
export function Promises() {
  return (
    <ul
      aria-label={text.label}
      className="mt-6 grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-surface py-4 lg:mt-8 lg:rounded-block"
    >
      {PROMISES.map(({ Icon, words }) => (
        <li
          key={words}
          className="flex flex-col items-center gap-1.5 px-2 text-center text-xs font-medium text-ink-2 lg:flex-row lg:justify-center lg:gap-3 lg:text-body"
        >
          <Icon aria-hidden className="size-5.5 shrink-0 text-brand-ink" />
          {words}
        </li>
      ))}
    </ul>
  )
}
