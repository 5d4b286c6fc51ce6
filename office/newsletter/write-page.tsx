import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { freshOf } from '#browser/api-client.ts'
import { Page } from '#office/shell/page.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { May } from '#office/shell/use-may.tsx'
import { newsletterIssueText as text } from '#text/admin/newsletter-issues.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { IssueForm } from './issue-form.tsx'
import { isRunning, SentIssues } from './sent-issues.tsx'

const LOOKS_EVERY_MS = 2000

/** /admin/newsletter/write (W-11): the next newsletter, and the results of earlier ones. */
export default function WriteNewsletterPage() {
  const query = useQuery({
    ...freshOf('GET /api/admin/newsletter/issues'),
    refetchInterval: ({ state }) => (state.data?.issues.some(isRunning) ? LOOKS_EVERY_MS : false),
  })
  const { data } = query
  return (
    <Page
      title={text.title}
      actions={
        <LinkButton to="/admin/newsletter" variant="ghost" size="sm" icon={<ArrowRight />}>
          {text.back}
        </LinkButton>
      }
    >
      {data ? (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <May need="newsletter:send">
            <IssueForm draft={data.draft} receivers={data.receivers} />
          </May>
          <SentIssues issues={data.issues} />
        </div>
      ) : (
        <Unread query={query} title={text.failed} height="h-96" />
      )}
    </Page>
  )
}
