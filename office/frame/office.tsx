import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { DemoStrip } from '#browser/shell/demo-strip.tsx'
import { PendingBar } from '#browser/shell/pending-bar.tsx'
import { Providers } from '#browser/shell/providers.tsx'
import { RouteAnnouncer } from '#browser/shell/route-announcer.tsx'

/** The frame of every page of the office. */
export function Office() {
  useEffect(() => {
    document.documentElement.dataset.settled = ''
  }, [])
  return (
    <Providers>
      <PendingBar />
      <DemoStrip />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </Providers>
  )
}
