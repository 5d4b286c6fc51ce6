import { useStore } from '#browser/store/use-store.ts'
import { homeText } from '#text/home.ts'
import { replyTime } from '#text/reply-time.ts'
import { whereText } from '#text/shell.ts'
import { Clock, Landmark, Truck } from '#ui/icons.tsx'

const text = homeText.promises

/** Three trust facts between categories and new arrivals, taken from the settings only. */
export function Promises() {
  const store = useStore()
  if (!store) return null
  const facts = [
    { Icon: Truck, title: text.delivery(whereText(store.delivery)), detail: store.deliveryDays },
    { Icon: Landmark, title: text.payment, detail: text.paymentHow },
    { Icon: Clock, title: text.reply, detail: store.workingHours ?? replyTime(store.replyHours) },
  ]
  return (
    <ul
      aria-label={text.label}
      className="mt-6 grid grid-cols-3 divide-x divide-line max-[18rem]:grid-cols-1 max-[18rem]:gap-4 max-[18rem]:divide-x-0 rounded-card border border-line bg-surface py-4 lg:mt-8 lg:rounded-block lg:py-5"
    >
      {facts.map(({ Icon, title, detail }) => (
        <li
          key={title}
          className="flex flex-col items-center gap-1.5 px-2 text-center lg:flex-row lg:justify-center lg:gap-3.5 lg:text-start"
        >
          <Icon className="size-5.5 shrink-0 text-brand-ink lg:size-7" />
          <p className="min-w-0">
            <strong className="block text-sm lg:text-body">{title}</strong>
            <span className="block text-xs text-ink-3 lg:text-sm">{detail}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
