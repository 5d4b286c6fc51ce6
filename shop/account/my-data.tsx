import { useState } from 'react'
import { myDataText } from '#text/my-data.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Download, Trash2 } from '#ui/icons.tsx'
import { usePart } from '#ui/use-part.ts'
import { DownloadData } from './download-data.tsx'

const loadDialog = () => import('./delete-account-dialog.tsx').then((module) => module.DeleteAccountDialog)

/** what the shop holds about somebody is theirs, to take along and to take back. */
export function MyData() {
  const [asking, setAsking] = useState(false)
  const Dialog = usePart(loadDialog, asking)
  return (
    <Card as="section" id="my-data" aria-labelledby="my-data-title" className="scroll-mt-24">
      <h2 id="my-data-title" className="font-display text-h2">
        {myDataText.title}
      </h2>
      <div className="mt-3 divide-y divide-line">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
          <div className="min-w-56 flex-1">
            <h3 className="font-semibold text-ink">{myDataText.download}</h3>
            <p className="text-md text-ink-3">{myDataText.downloadWhy}</p>
          </div>
          <DownloadData icon={<Download aria-hidden />} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-4">
          <div className="min-w-56 flex-1">
            <h3 className="font-semibold text-ink">{myDataText.remove}</h3>
            <p className="text-md text-ink-3">{myDataText.removeWhy}</p>
          </div>
          <Button
            variant="danger-ghost"
            size="sm"
            icon={<Trash2 aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {myDataText.remove}
          </Button>
        </div>
      </div>
      {Dialog ? <Dialog open={asking} onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}
