import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { freshOf } from '#browser/api-client.ts'
import { sendFile } from '#browser/send-file.ts'
import { useChange } from '#browser/use-change.ts'
import type { ImportState, ProductImport } from '#contract/admin/product-imports.ts'
import { MAX_IMPORT_BYTES } from '#domain/catalog/import-limits.ts'
import { FileStart } from '#office/form/file-start.tsx'
import { FileZone } from '#office/form/file-zone.tsx'
import { RecentFiles } from '#office/list/recent-files.tsx'
import { DownloadLink } from '#office/shell/download-link.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { importText } from '#text/admin/product-import.ts'
import { formatDateTime } from '#text/format-date.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ProgressBar } from './progress-bar.tsx'

export function ImportStart({ onStarted }: { onStarted: (started: ProductImport) => void }) {
  const [share, setShare] = useState(0)
  const [wrong, setWrong] = useState('')
  const { run, pending, failure, reset } = useChange({
    send: (file: File) => sendFile('POST /api/admin/product-imports', file, { onProgress: setShare }),
    onDone: onStarted,
  })

  function send(file: File) {
    reset()
    setShare(0)
    setWrong(file.size > MAX_IMPORT_BYTES ? REFUSAL_SENTENCES['import-too-large'] : '')
    if (file.size <= MAX_IMPORT_BYTES) void run(file)
  }

  return (
    <FileStart how={importText.how} rules={importText.rules}>
      <Card as="section" className="flex flex-col gap-4">
        <p className="text-body text-ink-2">{importText.lead}</p>
        {pending ? (
          <ProgressBar label={importText.sending} percent={Math.round(share * 100)} />
        ) : (
          <FileZone text={importText} accept=".csv,.txt,text/csv,text/plain" onFile={send} />
        )}
        {wrong ? (
          <Notice tone="danger" live>
            {wrong}
          </Notice>
        ) : null}
        <FailureNotice error={failure} />
        <div className="flex flex-wrap gap-2">
          <DownloadLink href="/api/admin/products/export" variant="soft" size="sm">
            {importText.exportAll}
          </DownloadLink>
          <OutLinkButton
            href="/api/admin/products/template"
            download
            variant="outline"
            size="sm"
            icon={<FileDown />}
          >
            {importText.template}
          </OutLinkButton>
        </div>
      </Card>
      <RecentImports />
    </FileStart>
  )
}

const TONES: Record<ImportState, BadgeTone> = {
  checking: 'brand',
  writing: 'brand',
  ready: 'warn',
  done: 'ok',
  refused: 'danger',
  failed: 'danger',
  discarded: 'neutral',
}

function RecentImports() {
  const query = useQuery(freshOf('GET /api/admin/product-imports'))
  const items = query.data?.items.map(({ id, fileName, state, startedBy, createdAt }) => ({
    id,
    name: fileName,
    state,
    search: `?file=${id}`,
    label: importText.open(fileName),
    by: importText.by(startedBy ?? importText.nobody, formatDateTime(createdAt)),
  }))
  return (
    <RecentFiles
      title={importText.recent}
      failed={importText.recentFailed}
      query={query}
      items={items}
      outcome={({ state }) => <Badge tone={TONES[state]}>{importText.states[state]}</Badge>}
    />
  )
}
