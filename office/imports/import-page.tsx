import { ArrowRight } from 'lucide-react'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import { useOpenRecord } from '#office/list/use-open-record.ts'
import { Page } from '#office/shell/page.tsx'
import { importText } from '#text/admin/product-import.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ImportRun } from './import-run.tsx'
import { ImportStart } from './import-start.tsx'

/**
 * /admin/animals/import: choose a file, check it, import it. `?file=12` reopens one, even after the page was closed.
 */
export default function ImportPage() {
  const { id } = useOpenRecord('file')
  const navigate = useNavigateHere()
  return (
    <Page
      title={importText.title}
      actions={
        <LinkButton to="/admin/animals" variant="outline" size="sm" icon={<ArrowRight />}>
          {importText.back}
        </LinkButton>
      }
    >
      {id === null ? (
        <ImportStart onStarted={(started) => navigate({ search: `?file=${started.id}` })} />
      ) : (
        <ImportRun key={id} id={id} />
      )}
    </Page>
  )
}
