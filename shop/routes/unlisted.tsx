import { Outlet } from 'react-router'

/** Private pages, and pages of no use to search engines. */
export default function Unlisted() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  )
}
