import { FilesField } from '#browser/files/files-field.tsx'
import { ENTRY_LIMITS } from '#domain/animals/health-entry.ts'
import { PhotoLinks } from '#office/shell/photo-links.tsx'
import { passportsText } from '#text/admin/passports.ts'

const TEXT = {
  label: passportsText.files,
  hint: passportsText.filesHint,
  add: passportsText.addFile,
  adding: passportsText.uploading,
  file: passportsText.file,
  remove: passportsText.removeFile,
}

/** Photos of papers, visible to the shop's team only. */
export function PapersField(props: {
  files: readonly string[]
  onChange: (files: string[]) => void
  error: string | undefined
}) {
  return <FilesField {...props} max={ENTRY_LIMITS.files} text={TEXT} />
}

/** The stored papers, each opened by a tap. */
export function Papers({ files }: { files: readonly string[] }) {
  return <PhotoLinks ids={files} label={passportsText.file} size="size-20" />
}
