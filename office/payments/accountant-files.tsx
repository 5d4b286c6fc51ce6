import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { muscatDay } from '#domain/muscat-time.ts'
import { drawerText as text } from '#text/admin/drawer.ts'
import { Card } from '#ui/card.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { TextField } from '#ui/text-field.tsx'

const FILES = ['payments', 'invoices'] as const

/** Exports of the payment ledger and the issued invoices of a period, by default this month. */
export function AccountantFiles() {
  const id = useId()
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
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="font-display text-h3 font-bold">
          {text.files}
        </h2>
        <p className="text-md text-ink-2">{text.filesWhat}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <TextField {...field('from')} />
        <TextField {...field('to')} />
      </div>
      <div className="flex flex-wrap gap-2">
        {FILES.map((file) => (
          <OutLinkButton
            key={file}
            href={`/api/admin/${file}/export?${new URLSearchParams(days)}`}
            download
            variant="outline"
            icon={<Download aria-hidden />}
            className="max-sm:w-full"
          >
            {text[file]}
          </OutLinkButton>
        ))}
      </div>
    </Card>
  )
}
