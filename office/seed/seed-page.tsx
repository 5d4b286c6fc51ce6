import { Sprout, Store, Trash2 } from 'lucide-react'
import { useSession } from '#browser/session/use-session.ts'
import type { DemoData } from '#contract/admin/seed.ts'
import { AdminGate } from '#office/gate/admin-gate.tsx'
import { ConfirmButton } from '#office/shell/confirm-button.tsx'
import { FailureCard } from '#office/shell/failure-card.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { seedText as text } from '#text/admin/seed.ts'
import { formatNumber } from '#text/format-number.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RemovalPlan } from './removal-plan.tsx'
import { useSeed } from './use-seed.ts'

/** Creates sample data and removes all demo data (A-SEED-01..05, X-43, X-44). */
export default function SeedPage() {
  return (
    <>
      <title>{text.title}</title>
      <AdminGate>
        <Samples />
      </AdminGate>
    </>
  )
}

function Samples() {
  const { demo, failure, samples, whole, remove } = useSeed()
  const isEmpty = demo !== undefined && !demo.isDemo && demo.categories + demo.products + demo.archived === 0
  return (
    <div className="page max-w-220! py-8 lg:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-display text-h1">{text.title}</h1>
          <p className="mt-1 text-body text-ink-2">{text.lead}</p>
        </div>
        <LinkButton to="/admin" variant="outline" size="sm">
          {text.toAdmin}
        </LinkButton>
      </header>
      <div className="mt-6 flex flex-col gap-4 lg:gap-5">
        {failure ? <FailureCard {...failure} title={text.now} /> : <Counts demo={demo} />}
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
          <CreatePart samples={samples} whole={whole} />
          <TitledCard title={text.clear.title} lead={text.clear.lead}>
            {isEmpty ? <p className="text-md font-medium text-ink">{text.clear.none}</p> : null}
            <ConfirmButton
              button={{
                block: true,
                variant: 'danger',
                className: 'mt-auto',
                icon: <Trash2 />,
                disabled: demo === undefined || isEmpty,
              }}
              title={text.clear.ask}
              what={text.clear.what}
              confirm={text.clear.action}
              confirming={text.clear.pending}
              {...remove}
            >
              {demo ? <RemovalPlan removal={demo} /> : null}
            </ConfirmButton>
          </TitledCard>
        </div>
        <Account />
        <WipePart />
      </div>
    </div>
  )
}

function CreatePart({ samples, whole }: Pick<ReturnType<typeof useSeed>, 'samples' | 'whole'>) {
  return (
    <TitledCard title={text.create.title} lead={text.create.lead}>
      <ul className="flex flex-col divide-y divide-line border-y border-line text-md">
        {text.create.samples.map(({ category, products }) => (
          <li key={category} className="flex gap-3 py-2.5">
            <span className="w-16 shrink-0 font-semibold text-ink">{category}</span>
            <span className="text-ink-2">{products}</span>
          </li>
        ))}
      </ul>
      <Button
        block
        className="mt-auto"
        icon={<Sprout />}
        pending={samples.pending}
        pendingLabel={text.create.pending}
        disabled={whole.pending}
        onClick={() => samples.run()}
      >
        {text.create.action}
      </Button>
      <Button
        block
        variant="outline"
        icon={<Store />}
        pending={whole.pending}
        pendingLabel={text.create.demoPending}
        disabled={samples.pending}
        onClick={() => whole.run()}
      >
        {text.create.demo}
      </Button>
    </TitledCard>
  )
}

function WipePart() {
  return (
    <TitledCard title={text.wipe.title}>
      <p className="text-md text-ink-2">
        {text.wipe.before}{' '}
        <code dir="ltr" className="rounded-xs bg-sunken px-2 py-0.5 whitespace-nowrap text-ink select-all">
          npm run db:reset
        </code>
        ، {text.wipe.after}
      </p>
    </TitledCard>
  )
}

function Counts({ demo }: { demo: DemoData | undefined }) {
  return (
    <Card as="section" aria-label={text.now} aria-busy={demo === undefined}>
      <h2 className="font-display text-h3">{text.now}</h2>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        {(['categories', 'products', 'facts'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-3">{text[name]}</dt>
            <dd className="tabular font-display text-h1 leading-tight font-bold text-ink">
              {demo ? (
                formatNumber(demo[name] + (name === 'products' ? demo.archived : 0))
              ) : (
                <Skeleton className="my-1.5 h-8 w-12" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** A-SEED-04: grants no admin rights; whoever can open this page already has them. */
function Account() {
  const { user } = useSession()
  return (
    <TitledCard title={text.account.title}>
      <p className="text-md text-ink-2">
        {text.account.isAdmin}{' '}
        {user ? (
          <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink">
            {user.email}
          </bdi>
        ) : null}
      </p>
      <p className="text-md text-ink-2">
        {text.account.more}{' '}
        <Link
          to="/quick-admin-setup"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
        >
          {text.account.link}
        </Link>
      </p>
    </TitledCard>
  )
}
