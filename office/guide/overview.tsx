import {
  Banknote,
  Camera,
  Check,
  Landmark,
  type LucideIcon,
  Mail,
  Phone,
  ShoppingBag,
  Store,
  Truck,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Setup } from '#contract/admin/setup.ts'
import type { RequiredFact } from '#domain/readiness.ts'
import { nextSetupStep, type SetupStepName } from '#domain/setup.ts'
import { FACT_TEXT, guideText, STEP_TEXT } from '#text/admin/guide.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { DemoOffer } from './demo-offer.tsx'
import { guidePath } from './guide-address.ts'
import { GuideBar, OnwardLink } from './guide-bar.tsx'
import { QuestionBand } from './guide-frame.tsx'
import { LegalFacts } from './legal-facts.tsx'
import type { StepProps } from './step-props.ts'

const text = guideText.overview

const STEP_ICONS: Record<SetupStepName, LucideIcon> = {
  account: UserRound,
  shop: Store,
  contact: Phone,
  bank: Landmark,
  delivery: Truck,
  item: Camera,
  mail: Mail,
  order: ShoppingBag,
}
const FACT_ICONS: Record<RequiredFact, LucideIcon> = {
  bankName: Landmark,
  accountHolder: UserRound,
  transferPhone: Banknote,
  contactNumber: Phone,
  notificationEmail: Mail,
}

/** The remaining steps, required ones apart from recommended ones; the solid button opens the next one. */
export function Overview({ setup, settings }: StepProps) {
  const { steps, ready } = setup
  const finished = steps.filter((step) => step.done)
  const wise = steps.filter((step) => !step.done && !step.blocking)
  return (
    <>
      <QuestionBand
        world="rabbits"
        figure="rabbit"
        title={titleOf(setup)}
        lead={text.progress(finished.length, steps.length)}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex flex-col gap-4">
          {ready && wise.length === 0 ? null : (
            <Card className="flex flex-col gap-5">
              {ready ? null : <MissingSteps setup={setup} />}
              {wise.length > 0 ? <WiseSteps steps={wise} /> : null}
            </Card>
          )}
          <DemoOffer demo={setup.demo} />
        </div>
        <div className="flex flex-col gap-4">
          <LegalFacts settings={settings} />
          <Card>
            <Group title={text.done}>
              {finished.map(({ name }) => (
                <Line
                  key={name}
                  Icon={Check}
                  isDone
                  name={STEP_TEXT[name].name}
                  action={text.review}
                  to={guidePath(name)}
                />
              ))}
            </Group>
          </Card>
        </div>
      </div>
      <GuideBar
        notice={
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Store className="size-5 shrink-0 text-ink-3" />
            {visitorOf(setup)}
          </p>
        }
      >
        <NextButton setup={setup} />
      </GuideBar>
    </>
  )
}

function MissingSteps({ setup: { steps, missing } }: { setup: Setup }) {
  return (
    <Group title={text.blocking} aside={<Badge tone="warn">{text.left(missing.length)}</Badge>}>
      {steps.flatMap((step) =>
        step.missing.map((fact) => (
          <Line
            key={fact}
            Icon={FACT_ICONS[fact]}
            urgent
            name={FACT_TEXT[fact].name}
            detail={FACT_TEXT[fact].open}
            action={FACT_TEXT[fact].action}
            to={guidePath(step.name)}
          />
        )),
      )}
    </Group>
  )
}

function WiseSteps({ steps }: Pick<Setup, 'steps'>) {
  return (
    <Group title={text.wise}>
      {steps.map(({ name }) => (
        <Line
          key={name}
          Icon={STEP_ICONS[name]}
          name={STEP_TEXT[name].name}
          detail={STEP_TEXT[name].open}
          action={STEP_TEXT[name].action}
          to={guidePath(name)}
        />
      ))}
    </Group>
  )
}

function titleOf({ ready, missing, steps }: Setup): string {
  if (!ready) return text.title.blocked(missing.length)
  if (missing.length > 0) return text.title.trial
  return steps.every((step) => step.done) ? text.title.done : text.title.open
}

/** Outside production, orders are accepted without bank details (L-02), so customers may have nowhere to pay. */
function visitorOf({ ready, missing }: Setup): string {
  if (!ready) return text.visitor
  return missing.length > 0 ? text.visitorTrial : text.visitorOpen
}

/** The main button: opens the next step, or the shop if nothing is left. */
function NextButton({ setup: { steps } }: { setup: Setup }) {
  const next = steps.find(({ name }) => name === nextSetupStep(steps))
  if (!next) {
    return (
      <LinkButton to="/" reloadDocument size="lg">
        {text.openShop}
      </LinkButton>
    )
  }
  const [fact] = next.missing
  return (
    <OnwardLink to={guidePath(next.name)}>
      {fact ? FACT_TEXT[fact].go : text.go(STEP_TEXT[next.name].name)}
    </OnwardLink>
  )
}

function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <header className="flex items-center justify-between gap-3">
        <h3 className="font-display text-h3 font-bold text-ink">{title}</h3>
        {aside}
      </header>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

type LineProps = {
  Icon: LucideIcon
  name: string
  detail?: string
  action: string
  to: string
  urgent?: boolean
  isDone?: boolean
}

function Line({ Icon, name, detail, action, to, urgent = false, isDone = false }: LineProps) {
  return (
    <li className="flex items-center gap-3 py-2.5 last:pb-0 max-[18rem]:flex-wrap">
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-control',
          isDone ? 'bg-ok-soft text-ok' : urgent ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink">{name}</span>
        {detail ? <span className="block text-sm text-ink-3">{detail}</span> : null}
      </span>
      <LinkButton
        to={to}
        variant={isDone ? 'ghost' : 'soft'}
        size="sm"
        aria-label={text.actionOf(action, name)}
        className="shrink-0"
      >
        {action}
      </LinkButton>
    </li>
  )
}
