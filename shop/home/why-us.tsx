import { Figure } from '#browser/figure/figure.tsx'
import { useStore } from '#browser/store/use-store.ts'
import { homeText } from '#text/home.ts'
import { whereText } from '#text/shell.ts'
import { SectionHeading } from '#ui/section-heading.tsx'

/** S-HOME-06. */
export function WhyUs() {
  const store = useStore()
  if (!store) return null
  return (
    <section aria-labelledby="why-us" className="section-gap">
      <SectionHeading id="why-us" title={homeText.why.title(store.nameArabic)} />
      <ul className="mt-10 grid grid-cols-2 gap-x-3 max-[18rem]:grid-cols-1 gap-y-12 lg:grid-cols-4 lg:gap-5">
        {homeText.why.cards(whereText(store.delivery)).map((card) => (
          <li
            key={card.title}
            className="relative rounded-card border border-line bg-surface px-3.5 pt-12 pb-4 lg:rounded-block lg:px-6 lg:pt-18 lg:pb-6"
          >
            <span className="absolute start-3.5 -top-8 flex h-18 items-end lg:start-6 lg:-top-9 lg:h-24">
              <Figure name={card.figure} sizes="96px" className="figure-shadow max-h-full w-auto" />
            </span>
            <h3 className="font-display text-body lg:text-lead">{card.title}</h3>
            <p className="mt-1 text-sm lg:text-body">{card.body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
