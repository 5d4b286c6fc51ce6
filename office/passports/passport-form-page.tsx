import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { call, freshOf } from '#browser/api-client.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import type { AdminPassport, OpenedPassport } from '#contract/admin/passports.ts'
import { findPassportFaults } from '#domain/animals/passport.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { FormFrame, PAGE_BAR } from '#office/form/form-frame.tsx'
import { useDraftForm } from '#office/form/use-draft-form.ts'
import { Page } from '#office/shell/page.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { UnreadPage } from '#office/shell/unread.tsx'
import { passportFaultSentences } from '#text/admin/passport-faults.ts'
import { passportsText as text } from '#text/admin/passports.ts'
import { IdentityFields, OriginFields, SaleFields } from './passport-fields.tsx'
import { newFields, passportFormFields, passportRequest } from './passport-values.ts'
import { WantedList, WantedProgress } from './wanted-cards.tsx'

/** /admin/passports/new and /admin/passports/:id/edit: who an animal is, and its papers (H-01). */
export default function PassportFormPage() {
  const { id } = useParams()
  const [parameters] = useSearchParams()
  if (id) return <Edited id={id} />
  return <PassportForm passport={null} productId={parameters.get('product') ?? ''} />
}

function Edited({ id }: { id: string }) {
  const query = useQuery(freshOf('GET /api/admin/passports/:id', { params: { id } }))
  const { data, isFetching, isFetchedAfterMount } = query
  // Refetched, so that the form starts with the saved state.
  if (data && (isFetchedAfterMount || !isFetching))
    return <PassportForm key={data.id} passport={data} productId="" />
  return <UnreadPage query={query} title={text.edit} height="h-96" />
}

function PassportForm({ passport, productId }: { passport: OpenedPassport | null; productId: string }) {
  const saving = usePassportForm(passport, productId)
  const fields = { form: saving.form, passport }
  return (
    <Page title={passport ? text.edit : text.newTitle} count={passport?.name}>
      <div className="mx-auto flex w-full max-w-200 flex-col">
        <FormFrame
          saving={saving}
          words={{ submit: text.save, uploading: text.uploading }}
          onCancel={saving.cancel}
          className="gap-4 lg:gap-5"
          barClass={PAGE_BAR}
        >
          {() => (
            <>
              <WantedProgress {...fields} />
              <TitledCard title={text.sections.identity}>
                <IdentityFields {...fields} />
              </TitledCard>
              <TitledCard title={text.sections.origin}>
                <OriginFields {...fields} />
              </TitledCard>
              <WantedList {...fields} />
              <TitledCard title={text.sections.sale}>
                <SaleFields {...fields} />
              </TitledCard>
            </>
          )}
        </FormFrame>
      </div>
    </Page>
  )
}

/** The form of a record: values, draft, errors and saving. */
function usePassportForm(passport: AdminPassport | null, productId: string) {
  const navigate = useNavigateHere()
  const [first] = useState(() => (passport ? passportFormFields(passport) : newFields(productId)))
  const saving = useDraftForm({
    name: `passport:${passport?.id ?? `new-${productId}`}`,
    record: passport,
    first,
    fieldsOf: passportFormFields,
    check: (fields) =>
      passportFaultSentences(findPassportFaults(passportRequest(fields), muscatDay(new Date()))),
    differ: (fields, before) => JSON.stringify(fields) !== JSON.stringify(before),
    merge: ({ fields }) => fields,
    send: ({ fields, base, updatedAt }) => {
      const body = { ...passportRequest(fields), files: fields.files }
      return base
        ? call('PATCH /api/admin/passports/:id', { params: base, body: { ...body, updatedAt } })
        : call('POST /api/admin/passports', { body })
    },
    done: text.saved,
    onDone: ({ id }) => navigate(`/admin/passports/${id}`, { replace: true }),
    versioned: 'PATCH /api/admin/passports/:id',
    refresh: ['/api/admin/passports', '/api/admin/products', '/api/admin/species'],
  })
  return {
    ...saving,
    cancel: () => navigate(passport ? `/admin/passports/${passport.id}` : '/admin/passports'),
  }
}
