import { useQuery } from '@tanstack/react-query'
import { Page } from '#office/shell/page.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { settingsText as text } from '#text/admin/settings.ts'
import { adminListText } from '#text/admin/shell.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsQuery } from './use-settings-form.ts'

/** A-SHELL-06, X-25: all facts about the shop, editable by the owner. */
export default function SettingsPage() {
  const query = useQuery({
    ...settingsQuery,
    // Refetched on opening, so that it shows the saved state.
    gcTime: 0,
  })
  const { data } = query
  return (
    <Page count={data && text.updated(formatDateTime(data.updatedAt))}>
      {data ? (
        <SettingsForm read={data} />
      ) : (
        <Unread query={query}>
          <Loading />
        </Unread>
      )}
    </Page>
  )
}

const CARDS = ['1', '2', '3']
const FIELDS = ['1', '2', '3', '4']

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4 lg:ms-58 lg:gap-5">
      <VisuallyHidden>{adminListText.loading}</VisuallyHidden>
      <Skeleton className="h-11 w-full rounded-pill lg:hidden" />
      {CARDS.map((card) => (
        <Card key={card}>
          <Skeleton className="h-8 w-32" />
          <Skeleton className="mt-2 mb-5 h-5 w-64 max-w-full" />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {FIELDS.map((field) => (
              <div key={field} className="flex flex-col gap-2">
                <Skeleton className="h-5 w-28" />
                <Skeleton className="h-13 w-full rounded-control" />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </div>
  )
}
