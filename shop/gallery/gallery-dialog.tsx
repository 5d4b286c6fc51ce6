import type { ProductImage } from '#contract/catalog.ts'
import { galleryText } from '#text/catalog/gallery.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { LogoMark } from '#ui/logo-mark.tsx'
import { GalleryViewer } from './gallery-viewer.tsx'

type GalleryDialogProps = {
  open: boolean
  onClose: () => void
  name: string
  images: readonly ProductImage[]
  /** The total number, while only the first is loaded. */
  total?: number
  start?: number
}

/** The full-screen gallery of a product (S-GAL-01..07). Loaded when it first opens. */
export function GalleryDialog({ open, onClose, name, images, total, start = 0 }: GalleryDialogProps) {
  return (
    <DialogPanel
      open={open}
      onClose={onClose}
      title={galleryText.title(name)}
      titleHidden
      closeLabel={galleryText.close}
      size="full"
    >
      {images.length === 0 ? (
        <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-line-strong">
          <LogoMark className="w-24 opacity-40" />
          <p className="text-lead font-semibold text-ink">{galleryText.none}</p>
        </div>
      ) : open ? (
        <GalleryViewer
          images={images}
          total={Math.max(images.length, total ?? 0)}
          start={start}
          onDismiss={onClose}
        />
      ) : null}
    </DialogPanel>
  )
}
