import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useChange } from '#browser/use-change.ts'
import type { Device } from '#contract/account-data.ts'
import { securityText as text } from '#text/account/security.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

/** Lists the devices with a session, each of which can be signed out (T-03). */
export function Devices() {
  const { data } = useQuery({ ...queryOf('GET /api/account/devices'), refetchOnMount: 'always' })
  const [now] = useState(() => Date.now())
  if (!data || data.items.length < 2) return null
  return (
    <ul aria-label={text.devices} className="divide-y divide-line">
      {data.items.map((device) => (
        <DeviceLine key={device.id} device={device} now={now} />
      ))}
    </ul>
  )
}

function DeviceLine({ device, now }: { device: Device; now: number }) {
  const name = text.device(device.browser, device.system)
  const { run, pending, failure } = useChange({
    send: () => call('DELETE /api/account/devices/:id', { params: device }),
    done: () => ({ title: text.deviceEnded, description: name, tone: 'ok' }),
    refresh: ['/api/account/devices', '/api/session/details'],
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-[min(14rem,100%)] flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {name}
          {device.isCurrent ? <Badge tone="brand">{text.thisDevice}</Badge> : null}
        </p>
        <p className="text-sm text-ink-3">
          {text.deviceSince(formatDateTime(device.startedAt))} {text.deviceUsed(device.lastUsedAt, now)}
        </p>
      </div>
      {device.isCurrent ? null : (
        <Button
          variant="outline"
          size="sm"
          pending={pending}
          pendingLabel={text.endingDevice}
          aria-label={text.endDeviceNamed(name)}
          onClick={() => run()}
        >
          {text.endDevice}
        </Button>
      )}
      <ChangeFailure error={failure} className="basis-full" />
    </li>
  )
}
