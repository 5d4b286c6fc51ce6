import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ImportRun } from '#app/features/admin/imports/import-run.tsx'
import { ImportStart } from '#app/features/admin/imports/import-start.tsx'
import { useOpenRecord } from '#app/features/admin/list/use-open-record.ts'
import { PageBody, PageHeader } from '#app/features/admin/shell/page-header.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { importText } from '#text/admin/product-import.ts'

/** /admin/animals/import: a file is chosen, looked at, taken. `?file=12` opens one again, also after the page was closed. */
export function ImportPage() {
  const { id } = useOpenRecord('file')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={importText.title}
        actions={
          <LinkButton to="/admin/animals" variant="outline" size="sm" icon={<ArrowRight aria-hidden />}>
            {importText.back}
          </LinkButton>
        }
      />
      <PageBody>
        {id === null ? (
          <ImportStart onStarted={(started) => navigate({ search: `?file=${started.id}` })} />
        ) : (
          <ImportRun key={id} id={id} />
        )}
      </PageBody>
    </>
  )
}
