import { Outlet } from 'react-router'

/** Pages opened by a secret of their address, mostly after the #, which no server, log or search engine sees. */
export default function ByLink() {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Outlet />
    </>
  )
}
