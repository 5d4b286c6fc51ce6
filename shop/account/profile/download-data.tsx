import { callFile } from '#browser/api-client.ts'
import { ChangeFailure } from '#browser/change-failure.tsx'
import { useShopName } from '#browser/store/use-store.ts'
import { useChange } from '#browser/use-change.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { myDataText as text } from '#text/account/my-data.ts'
import { Button } from '#ui/button.tsx'
import { Download } from '#ui/icons.tsx'

/** Fetched instead of linked, so that a refusal is shown as a sentence and not downloaded as a file. */
export function DownloadData() {
  const shop = useShopName()
  const download = useChange({
    send: () => callFile('GET /api/account/data'),
    done: text.downloaded,
    onDone: (file) => saveAs(file, text.fileName(shop, muscatDay(new Date()))),
  })
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        icon={<Download />}
        pending={download.pending}
        pendingLabel={text.downloading}
        onClick={() => download.run()}
      >
        {text.download}
      </Button>
      <ChangeFailure error={download.failure} title={text.downloadFailed} className="basis-full" />
    </>
  )
}

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
