import { QuestionsPage } from '#office/questions/questions-page.tsx'
import { requireAdminPage } from '#shop/gate.ts'
import type { Route } from './+types/questions'

export { revalidateOnMove as shouldRevalidate } from '#office/shell/revalidate-on-move.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireAdminPage(context)
  return null
}

export default function QuestionsRoute() {
  return <QuestionsPage />
}
