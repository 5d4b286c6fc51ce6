import { useState } from 'react'
import { myDataText as text } from '#text/account/my-data.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Trash2 } from '#ui/icons.tsx'
import { usePart } from '#ui/use-part.ts'
import { DownloadData } from './download-data.tsx'
import { SecurityRow } from './security-row.tsx'

const loadDialog = () => import('./delete-account-dialog.tsx').then((module) => module.DeleteAccountDialog)

/** Download of the personal data, and deletion of the account. */
export function MyData() {
  const [asking, setAsking] = useState(false)
  const Dialog = usePart(loadDialog, asking)
  return (
    <Card as="section" id="my-data" aria-labelledby="my-data-title" className="scroll-mt-24">
      <h2 id="my-data-title" className="font-display text-h2">
        {text.title}
      </h2>
      <div className="mt-3 divide-y divide-line">
        <SecurityRow title={text.download} why={text.downloadWhy}>
          <DownloadData />
        </SecurityRow>
        <SecurityRow title={text.remove} why={text.removeWhy}>
          <Button
            variant="danger-ghost"
            size="sm"
            icon={<Trash2 />}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {text.remove}
          </Button>
        </SecurityRow>
      </div>
      {Dialog ? <Dialog open={asking} onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}
