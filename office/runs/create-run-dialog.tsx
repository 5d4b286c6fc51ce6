import { useState } from 'react'
import { call } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { createRunRequest } from '#contract/admin/run-request.ts'
import type { CreatedRun } from '#contract/admin/runs.ts'
import { RUN_LIMITS } from '#domain/runs/delivery-run.ts'
import { useFields } from '#office/form/use-fields.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { OrderNotice } from '#office/shell/order-notice.tsx'
import { adminRunsText as text } from '#text/admin/runs.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { RunLinkPanel } from './run-link-panel.tsx'

type CreateRunDialogProps = {
  orderIds: readonly number[]
  onClose: () => void
  /** Called after a run was created, with the orders that it could not take. */
  onRefused: (failed: CreatedRun['failed']) => void
}

/** W-07: a run of the selected orders; its link is shown here, once. */
export function CreateRunDialog({ orderIds, onClose, onRefused }: CreateRunDialogProps) {
  const { fields, field } = useFields({ driver: '' })
  const [made, setMade] = useState<CreatedRun | null>(null)
  const body = { orderIds: [...orderIds], ...fields }
  const { submit, wrong, pending, failure } = useSubmit({
    check: () => wrongFields(createRunRequest, body),
    send: () => call('POST /api/admin/runs', { body }),
    onDone: setMade,
    refresh: ['/api/admin/runs', '/api/admin/orders', '/api/admin/stats'],
  })

  function close() {
    if (made) onRefused(made.failed)
    onClose()
  }

  if (made?.run && made.link) return <Made made={made} run={made.run} link={made.link} onClose={close} />
  const isTooMany = orderIds.length > RUN_LIMITS.stops
  return (
    <FormDialog
      title={text.newRunOf(orderIds.length)}
      description={text.createWhy}
      submit={text.create}
      submitting={text.creating}
      pending={pending}
      disabled={isTooMany}
      onSubmit={() => submit()}
      onClose={close}
    >
      {isTooMany ? <Notice tone="warn">{text.tooMany(RUN_LIMITS.stops)}</Notice> : null}
      <TextField label={text.driver} optional {...field('driver', wrong)} />
      {made ? <Refused failed={made.failed} /> : null}
      <FailureNotice error={failure} />
    </FormDialog>
  )
}

type MadeProps = {
  made: CreatedRun
  run: NonNullable<CreatedRun['run']>
  link: NonNullable<CreatedRun['link']>
  onClose: () => void
}

function Made({ made: { failed, otherDays, bans }, run, link, onClose }: MadeProps) {
  return (
    <DialogPanel
      open
      alert
      title={text.created(run.counts.open)}
      description={text.linkWhy}
      onClose={onClose}
      footer={
        <>
          <LinkButton to={`/admin/runs/${run.id}`} variant="soft">
            {text.toRun}
          </LinkButton>
          <Button variant="outline" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RunLinkPanel link={link} />
        {otherDays.length > 0 ? (
          <OrderNotice
            title={text.otherDays(otherDays.length)}
            orders={otherDays.map(({ id, orderNumber, deliveryDay }) => ({
              id,
              name: orderNumber,
              why: formatWeekdayAndDay(deliveryDay),
            }))}
          >
            <p>{text.otherDaysWhat}</p>
          </OrderNotice>
        ) : null}
        {bans.length > 0 ? (
          <OrderNotice
            title={text.bans(bans.length)}
            orders={bans.map(({ id, orderNumber, reason }) => ({
              id,
              name: orderNumber,
              why: <bdi>{reason}</bdi>,
            }))}
          >
            <p>{text.bansWhat}</p>
          </OrderNotice>
        ) : null}
        <Refused failed={failed} />
      </div>
    </DialogPanel>
  )
}

function Refused({ failed }: Pick<CreatedRun, 'failed'>) {
  if (failed.length === 0) return null
  return (
    <OrderNotice
      title={text.notTaken(failed.length)}
      orders={failed.map(({ id, orderNumber, detail }) => ({ id, name: orderNumber ?? id, why: detail }))}
    />
  )
}
