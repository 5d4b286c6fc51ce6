import { useQuery } from '@tanstack/react-query'
import { BookOpen, Stethoscope } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call, queryOf } from '#browser/api-client.ts'
import { bindFields } from '#browser/bind-fields.ts'
import { resolved, showFieldErrors, wrongFields } from '#browser/form-errors.ts'
import { useChange } from '#browser/use-change.ts'
import type { AdminCareText } from '#contract/admin/care.ts'
import { careReview } from '#contract/admin/care-request.ts'
import { MIN_BIRTH_DATE } from '#domain/catalog/item-rules.ts'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { careAdminText as text } from '#text/admin/care.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { DateField, TextField } from '#ui/text-field.tsx'

/** The shop's care texts, and which vet has read them (H-09). */
export function CareTexts() {
  const query = useQuery(queryOf('GET /api/admin/care-texts'))
  const { data } = query
  const [reading, setReading] = useState<AdminCareText | null>(null)
  const [reviewing, setReviewing] = useState<AdminCareText | null>(null)
  return (
    <section aria-labelledby="care-texts" className="flex flex-col gap-3">
      <h2 id="care-texts" className="font-display text-h2 font-bold">
        {text.title}
      </h2>
      <p className="max-w-4xl text-md text-ink-2">{text.lead}</p>
      {data ? (
        <ul aria-labelledby="care-texts" className="grid gap-3 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
          {data.items.map((one) => (
            <li key={one.name} className="flex">
              <CareTextCard one={one} onRead={() => setReading(one)} onReview={() => setReviewing(one)} />
            </li>
          ))}
        </ul>
      ) : (
        <Unread query={query} height="h-40" />
      )}
      {reading ? (
        <DialogPanel open onClose={() => setReading(null)} title={reading.title}>
          <Sections of={reading} />
        </DialogPanel>
      ) : null}
      {reviewing ? <ReviewDialog of={reviewing} onClose={() => setReviewing(null)} /> : null}
    </section>
  )
}

type CareTextCardProps = { one: AdminCareText; onRead: () => void; onReview: () => void }

function CareTextCard({ one: { title, source, review }, onRead, onReview }: CareTextCardProps) {
  return (
    <article className="flex w-full min-w-0 flex-col rounded-card bg-surface shadow-card">
      <div className="flex flex-col items-start gap-2 p-4">
        <h3 className="font-display text-h3 font-bold text-ink">{title}</h3>
        <p className="text-sm text-ink-3">{text.source(source)}</p>
        {review ? (
          <Badge tone={review.isCurrent ? 'ok' : 'warn'}>{text.reviewed(review)}</Badge>
        ) : (
          <p className="text-md text-ink-2">{text.notReviewed}</p>
        )}
        {review && !review.isCurrent ? <p className="text-md text-ink-2">{text.outdated}</p> : null}
      </div>
      <div className="mt-auto flex flex-wrap gap-2 border-t border-line p-3">
        <Button
          variant="soft"
          size="sm"
          className="flex-1"
          icon={<BookOpen />}
          aria-label={text.read(title)}
          onClick={onRead}
        >
          {text.readShort}
        </Button>
        <May need="settings:write">
          <Button
            variant="outline"
            size="sm"
            className="flex-1"
            icon={<Stethoscope />}
            aria-label={text.review(title)}
            onClick={onReview}
          >
            {text.reviewShort}
          </Button>
        </May>
      </div>
    </article>
  )
}

function Sections({ of }: { of: AdminCareText }) {
  return (
    <div className="flex flex-col gap-4 text-md">
      <p className="text-sm text-ink-3">{text.source(of.source)}</p>
      {of.sections.map(({ title, lines }) => (
        <section key={title}>
          <h3 className="font-semibold text-ink">{title}</h3>
          <ul className="list-disc ps-5 text-ink-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ReviewDialog({ of, onClose }: { of: AdminCareText; onClose: () => void }) {
  const form = useForm({
    defaultValues: { vet: of.review?.vet ?? '', on: of.review?.on ?? '' },
    resolver: (fields) => resolved(fields, wrongFields(careReview, fields, text)),
  })
  const field = bindFields(form)
  const { run, pending, failure } = useChange({
    send: (review: { vet: string; on: string } | null) =>
      call('PATCH /api/admin/care-texts/:name', { params: { name: of.name }, body: { review } }),
    done: ({ review }) => ({ title: review ? text.saved : text.removed, tone: 'ok' }),
    onDone: onClose,
    onFailed: (error) => showFieldErrors(form, error),
    refresh: ['/api/admin/care-texts'],
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => void form.handleSubmit((fields) => run(fields))()}
      title={text.review(of.title)}
      description={text.reviewWhat}
      submit={text.save}
      pending={pending}
    >
      <TextField label={text.vet} required {...field('vet')} />
      <DateField label={text.on} min={MIN_BIRTH_DATE} required {...field('on')} />
      {of.review ? (
        <Button
          variant="ghost"
          className="self-start text-danger"
          disabled={pending}
          onClick={() => void run(null)}
        >
          {text.remove}
        </Button>
      ) : null}
      <FailureNotice error={failure} title={text.failed} />
    </FormDialog>
  )
}
