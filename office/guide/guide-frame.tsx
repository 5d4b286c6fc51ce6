import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Figure } from '#browser/figure/figure.tsx'
import type { FigureName } from '#browser/figure/figures.ts'
import { useShopName } from '#browser/store/use-store.ts'
import type { Setup } from '#contract/admin/setup.ts'
import type { World } from '#domain/catalog/worlds.ts'
import { guideText, STEP_TEXT } from '#text/admin/guide.ts'
import { adminShellText } from '#text/admin/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { type GuideScreen, guidePath } from './guide-address.ts'

/** Replaces the page header: only a button to leave the guide. */
export function GuideHeader() {
  const shop = useShopName()
  return (
    <>
      <title>{adminShellText.documentTitle(guideText.title, shop)}</title>
      <header className="sticky top-0 z-30 flex min-h-16 items-center gap-2 border-b border-line bg-surface px-2 xl:static xl:border-0 xl:bg-transparent xl:px-8 xl:pt-6">
        <Link to="/admin" aria-label={guideText.close} className={iconButtonClass()}>
          <X />
        </Link>
        <div className="min-w-0 flex-1 py-2">
          <h1 className="font-display text-h2 leading-tight xl:text-h1">{guideText.title}</h1>
          <p className="text-sm text-ink-3 xl:text-md">{guideText.lead}</p>
        </div>
      </header>
    </>
  )
}

/** The progress line; each step links to its screen. */
export function StepLine({ steps, screen }: { steps: Setup['steps']; screen: GuideScreen | null }) {
  const at = steps.findIndex(({ name }) => name === screen)
  return (
    <nav aria-label={guideText.steps} className="-my-2">
      <ol className="flex gap-1">
        {steps.map(({ name, done }, place) => (
          <li key={name} className={place === at ? 'flex-[2]' : 'flex-1'}>
            <Link
              to={guidePath(name)}
              aria-label={guideText.step(STEP_TEXT[name].name, done)}
              aria-current={place === at ? 'step' : undefined}
              className="grid min-h-11 items-center rounded-xs"
            >
              <span
                className={classNames(
                  'h-2 rounded-pill border-[1.5px] transition-colors',
                  done
                    ? 'border-brand bg-brand'
                    : screen === null
                      ? 'border-warn bg-warn-soft'
                      : 'border-line-strong bg-surface',
                  place === at && 'ring-3 ring-brand-soft-2',
                )}
              />
            </Link>
          </li>
        ))}
      </ol>
      {at === -1 || screen === null || screen === 'legal' ? null : (
        <p className="-mt-2 flex justify-between gap-3 text-sm text-ink-2">
          <span className="font-semibold text-ink">{STEP_TEXT[screen].name}</span>
          {guideText.place(at + 1, steps.length)}
        </p>
      )}
    </nav>
  )
}

/** The colours and figure of a screen. */
const LOOKS: Record<GuideScreen, { world: World; figure: FigureName }> = {
  account: { world: 'small', figure: 'hamster' },
  shop: { world: 'cats', figure: 'cat' },
  contact: { world: 'fish', figure: 'dove' },
  bank: { world: 'birds', figure: 'chick' },
  delivery: { world: 'supplies', figure: 'truck' },
  item: { world: 'cats', figure: 'cat' },
  mail: { world: 'fish', figure: 'fish' },
  order: { world: 'supplies', figure: 'basket' },
  legal: { world: 'supplies', figure: 'house' },
}

export function StepBand({ screen }: { screen: GuideScreen }) {
  const { question, lead } =
    screen === 'legal' ? { question: guideText.legal.title, lead: guideText.legal.lead } : STEP_TEXT[screen]
  return <QuestionBand {...LOOKS[screen]} title={question} lead={lead} takesFocus />
}

type QuestionBandProps = {
  world: World
  figure: FigureName
  title: string
  lead: ReactNode
  /** Focused for screen readers, since the path does not change between screens. */
  takesFocus?: boolean
}

/** A screen's question in the colours of a world, with its animal. */
export function QuestionBand({ world, figure, title, lead, takesFocus = false }: QuestionBandProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={classNames(`w-${world}`, 'relative mt-3')}>
      <div aria-hidden className="absolute inset-0 overflow-hidden rounded-block bg-block">
        <span className="absolute end-[4%] top-[16%] aspect-square h-[112%] rounded-pill bg-sun" />
        <span className="absolute start-[14%] top-[68%] h-[150%] w-[150%] rounded-[50%] bg-edge" />
      </div>
      <div className="relative flex min-h-30 flex-col justify-center gap-1 py-5 ps-5 pe-[42%] text-world lg:min-h-36 lg:ps-8">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-h2 leading-snug font-bold text-balance outline-none [color:inherit]"
        >
          {title}
        </h2>
        <p className="text-sm font-medium text-balance lg:text-md">{lead}</p>
      </div>
      <Figure
        name={figure}
        mirrored
        sizes="150px"
        className="figure-shadow pointer-events-none absolute end-4 bottom-2 h-30 w-auto max-w-[38%] object-contain object-bottom lg:end-10 lg:h-40"
      />
    </div>
  )
}
