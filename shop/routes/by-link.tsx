import { Outlet } from 'react-router'

/** Pages opened by a secret in their URL, mostly in the fragment, which no server, log or search engine sees. */
export default function ByLink() {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Outlet />
    </>
  )
}
