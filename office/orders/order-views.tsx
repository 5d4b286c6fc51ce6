import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Trash2 } from 'lucide-react'
import { call, freshOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import type { OrderViews as Views } from '#contract/admin/order-list.ts'
import { viewName } from '#contract/admin/order-requests.ts'
import { ORDER_VIEWS } from '#domain/orders/order-list.ts'
import { useFields } from '#office/form/use-fields.ts'
import { FilterChips } from '#office/list/filter-chips.tsx'
import { ConfirmButton } from '#office/shell/confirm-button.tsx'
import { May } from '#office/shell/use-may.tsx'
import { orderListText as text, VIEW_LABELS } from '#text/admin/order-list.ts'
import { TextField } from '#ui/text-field.tsx'
import { NO_PARAMETERS, ORDER_PARAMETERS, type OrderParameters } from './order-address.ts'

const VIEWS_READ = ['/api/admin/orders/views'] as const

type OrderViewsProps = {
  values: OrderParameters
  narrowed: boolean
  onChoose: (values: OrderParameters) => void
}

/** W-02: the built-in and saved filters of the list, each with its count. */
export function OrderViews({ values, narrowed, onChoose }: OrderViewsProps) {
  const views = useQuery(freshOf('GET /api/admin/orders/views')).data
  const savedView = views?.saved.find(({ filter }) => hasSameFilter(filter, values))
  const plain = ORDER_VIEWS.find((view) => hasSameFilter({ view }, values))
  return (
    <div className="flex flex-col items-start gap-2 lg:flex-row lg:items-center">
      <div className="w-full min-w-0 lg:w-auto">
        <FilterChips
          label={text.views}
          value={plain ?? (savedView ? String(savedView.id) : '')}
          onValue={(chosen) => {
            const saved = views?.saved.find(({ id }) => String(id) === chosen)
            onChoose({ ...NO_PARAMETERS, ...(saved ? saved.filter : { view: chosen }) })
          }}
          choices={[
            ...ORDER_VIEWS.map((view) => ({
              value: view as string,
              label: VIEW_LABELS[view],
              count: views?.counts[view],
            })),
            ...(views?.saved ?? []).map(({ id, name, count }) => ({ value: String(id), label: name, count })),
          ]}
        />
      </div>
      <May need="orders:write">
        {savedView ? (
          <RemoveView view={savedView} />
        ) : narrowed && !plain ? (
          <SaveView values={values} />
        ) : null}
      </May>
    </div>
  )
}

function hasSameFilter(filter: Record<string, string>, values: OrderParameters): boolean {
  return ORDER_PARAMETERS.every((name) => (filter[name] ?? '') === values[name])
}

function SaveView({ values }: { values: OrderParameters }) {
  const { fields, set, field } = useFields({ name: '' })
  const filter = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return (
    <ConfirmButton
      button={{ variant: 'ghost', size: 'sm', icon: <BookmarkPlus /> }}
      title={text.saveTitle}
      what={text.saveWhy}
      confirm={text.save}
      variant="solid"
      check={() => wrongFields(viewName, fields)}
      send={() => call('POST /api/admin/orders/views', { body: { ...fields, filter } })}
      done={text.saved}
      onDone={() => set({ name: '' })}
      refresh={VIEWS_READ}
    >
      {(wrong) => <TextField label={text.name} placeholder={text.nameExample} {...field('name', wrong)} />}
    </ConfirmButton>
  )
}

function RemoveView({ view }: { view: Views['saved'][number] }) {
  return (
    <ConfirmButton
      button={{ variant: 'ghost', size: 'sm', icon: <Trash2 /> }}
      title={text.removeTitle(view.name)}
      what={text.removes}
      confirm={text.remove}
      send={() => call('DELETE /api/admin/orders/views/:id', { params: view })}
      done={text.removed}
      refresh={VIEWS_READ}
    />
  )
}
