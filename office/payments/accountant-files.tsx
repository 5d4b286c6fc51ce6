import { useState } from 'react'
import { muscatDay } from '#domain/muscat-time.ts'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { drawerText as text } from '#text/admin/drawer.ts'
import { TextField } from '#ui/text-field.tsx'

const FILES = ['payments', 'invoices'] as const

/** Exports of the payment ledger and the issued invoices of a period, by default this month. */
export function AccountantFiles() {
  const today = muscatDay(new Date())
  const [days, setDays] = useState({ from: `${today.slice(0, 8)}01`, to: today })
  const field = (name: keyof typeof days) => ({
    label: text[name],
    type: 'date',
    max: today,
    value: days[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDays({ ...days, [name]: event.currentTarget.value || today }),
  })
  return (
    <TitledCard title={text.files} lead={text.filesWhat}>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <TextField {...field('from')} />
        <TextField {...field('to')} />
      </div>
      <div className="flex flex-wrap gap-2">
        {FILES.map((file) => (
          <DownloadLink
            key={file}
            href={`/api/admin/${file}/export?${new URLSearchParams(days)}`}
            className="max-sm:w-full"
          >
            {text[file]}
          </DownloadLink>
        ))}
      </div>
    </TitledCard>
  )
}
