import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, sentenceOf } from '#browser/api-client.ts'
import { myDataText } from '#text/my-data.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useToast } from '#ui/toast.tsx'

/** Fetched rather than linked to, so that a refusal is a sentence here and not a file with a code in it. */
export function DownloadData({ icon }: { icon: ReactNode }) {
  const toast = useToast()
  const download = useMutation({
    mutationFn: fetchData,
    onSuccess(file) {
      saveAs(file, myDataText.fileName(new Date().toISOString().slice(0, 10)))
      toast({ title: myDataText.downloaded, tone: 'ok' })
    },
  })
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        icon={icon}
        pending={download.isPending}
        pendingLabel={myDataText.downloading}
        onClick={() => download.mutate()}
      >
        {myDataText.download}
      </Button>
      {download.error ? (
        <Notice tone="danger" live title={myDataText.downloadFailed} className="basis-full">
          {sentenceOf(download.error)}
        </Notice>
      ) : null}
    </>
  )
}

async function fetchData(): Promise<Blob> {
  const response = await fetch('/api/account/data', { credentials: 'same-origin' })
  if (!response.ok) throw new ApiError(response.status, await response.text())
  return response.blob()
}

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
