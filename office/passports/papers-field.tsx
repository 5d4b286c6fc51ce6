import { FilesField } from '#browser/files/files-field.tsx'
import { ENTRY_LIMITS } from '#domain/animals/health-entry.ts'
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
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file, at) => (
        <li key={file}>
          <a
            href={`/api/files/${file}`}
            target="_blank"
            rel="noreferrer"
            aria-label={passportsText.openFile(at + 1)}
            className="block"
          >
            <img
              src={`/api/files/${file}`}
              alt={passportsText.file(at + 1)}
              loading="lazy"
              className="size-20 rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
