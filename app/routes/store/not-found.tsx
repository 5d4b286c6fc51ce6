import { data } from 'react-router'
import { NotFound } from '#app/features/shell/error-page.tsx'

/** Every path that nobody else knows (S-ROUTE-10). */
export function loader() {
  return data(null, { status: 404 })
}

export default function UnknownPath() {
  return <NotFound />
}
