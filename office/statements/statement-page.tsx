import { ArrowRight, Upload } from 'lucide-react'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import { useOpenRecord } from '#office/list/use-open-record.ts'
import { Page } from '#office/shell/page.tsx'
import { useMay } from '#office/shell/use-may.tsx'
import { statementsText } from '#text/admin/statements.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { StatementStart } from './statement-start.tsx'
import { StatementView } from './statement-view.tsx'

/**
 * /admin/transfers/statement (F-05): upload a bank statement, check it, accept its lines. `?statement=12` reopens one.
 */
export default function StatementPage() {
  const { id } = useOpenRecord('statement')
  const navigate = useNavigateHere()
  const may = useMay()
  return (
    <Page
      title={statementsText.title}
      actions={
        <>
          <LinkButton to="/admin/transfers" variant="ghost" size="sm" icon={<ArrowRight />}>
            {statementsText.back}
          </LinkButton>
          {id !== null && may('orders:write') ? (
            <LinkButton to="/admin/transfers/statement" variant="outline" size="sm" icon={<Upload />}>
              {statementsText.another}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {id === null ? (
        <StatementStart onRead={(statement) => navigate({ search: `?statement=${statement.id}` })} />
      ) : (
        <StatementView key={id} id={id} />
      )}
    </Page>
  )
}
