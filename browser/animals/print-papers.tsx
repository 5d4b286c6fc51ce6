import { useState } from 'react'
import { useChange } from '#browser/use-change.ts'
import { papersText } from '#text/animals/papers.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Printer } from '#ui/icons.tsx'

const { ask: text } = papersText

/** H-04: requests a signed link to an animal's papers and opens it. */
export function PrintPapers({
  link,
  className,
}: {
  link: (request: { files: boolean }) => Promise<{ token: string }>
  className?: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [files, setFiles] = useState(false)
  const { run, pending } = useChange({
    send: () => link({ files }),
    onDone: ({ token }) => location.assign(`/papers#${token}`),
    failed: text.failed,
  })
  return (
    <>
      <Button variant="outline" icon={<Printer />} className={className} onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <DialogPanel
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="small"
        title={text.title}
        description={text.what}
        footer={
          <Button pending={pending} pendingLabel={text.submitting} onClick={() => void run()}>
            {text.submit}
          </Button>
        }
      >
        <CheckboxField
          label={text.files}
          checked={files}
          onChange={({ currentTarget }) => setFiles(currentTarget.checked)}
        />
      </DialogPanel>
    </>
  )
}
