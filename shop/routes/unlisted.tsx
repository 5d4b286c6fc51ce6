import { Outlet } from 'react-router'

/** Pages that are somebody's own, or lead nowhere for whoever searches. */
export default function Unlisted() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  )
}
