import { QuestionsPage } from '#app/features/admin/questions/questions-page.tsx'
import { requireAdminPage } from '#app/gate.ts'
import type { Route } from './+types/questions'

export { revalidateOnMove as shouldRevalidate } from '#app/features/admin/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function QuestionsRoute() {
  return <QuestionsPage />
}
