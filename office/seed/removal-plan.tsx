import { Archive, ShieldCheck, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DemoRemoval } from '#contract/admin/seed.ts'
import { seedText } from '#text/admin/seed.ts'
import { formatNumber } from '#text/format-number.ts'
import { Notice } from '#ui/notice.tsx'

const text = seedText.clear.plan

/** L-04: how many records will be deleted, archived and kept. */
export function RemovalPlan({ removal }: { removal: DemoRemoval }) {
  const { categories, products, facts, archived, kept } = removal
  return (
    <>
      <dl className="divide-y divide-line">
        <Row
          count={categories + products + facts}
          look="text-danger"
          icon={<Trash2 />}
          title={text.deleted}
          detail={text.kinds(removal)}
        />
        {archived > 0 ? (
          <Row
            count={archived}
            look="text-warn"
            icon={<Archive />}
            title={text.archived}
            detail={text.archivedWhy}
          />
        ) : null}
        <Row
          count={kept.categories + kept.products + kept.facts}
          look="text-ok"
          icon={<ShieldCheck />}
          title={text.kept}
          detail={text.kinds(kept)}
        />
      </dl>
      <Notice className="mt-3">{text.orders(kept.orders)}</Notice>
    </>
  )
}

type RemovalRowProps = { count: number; look: string; icon: ReactNode; title: string; detail: string }

function Row({ count, look, icon, title, detail }: RemovalRowProps) {
  return (
    <div className="flex items-center gap-4 py-3">
      <dt className="min-w-0 flex-1">
        <span className={`flex items-center gap-2 text-md font-bold [&_svg]:size-5 [&_svg]:shrink-0 ${look}`}>
          {icon}
          {title}
        </span>
        <span className="block text-md text-ink-2">{detail}</span>
      </dt>
      <dd className="tabular min-w-14 text-end font-display text-h1 leading-none font-bold text-ink">
        {formatNumber(count)}
      </dd>
    </div>
  )
}
