import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { OutLinkButton } from '#ui/link-button.tsx'

export function DownloadLink(link: ComponentProps<typeof OutLinkButton>) {
  return <OutLinkButton variant="outline" icon={<Download />} {...link} download />
}
