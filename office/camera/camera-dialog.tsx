import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readBarcode } from '#domain/catalog/barcode.ts'
import { counterText as text } from '#text/admin/counter.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { createDetector } from './barcode-detector.ts'

const LOOK_EVERY_MS = 150
/** A code that stays in view counts once; after this long out of view it counts again. */
const SAME_CODE_MS = 2_000

type CameraDialogProps = {
  /** Null if it is not a code of the expected kind. */
  read?: (code: string) => string | null
  what?: string
  onScan: (code: string) => void
  onClose: () => void
}

/** F-07: scans barcodes until closed; each scan adds one unit. */
export function CameraDialog({
  read = readBarcode,
  what = text.cameraWhat,
  onScan,
  onClose,
}: CameraDialogProps) {
  const [last, setLast] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)

  function report(code: string) {
    setLast(code)
    navigator.vibrate?.(60)
    onScan(code)
  }

  return (
    <DialogPanel open onClose={onClose} title={text.camera} description={what}>
      {failed ? (
        <Notice tone="danger" live>
          {text.cameraFailed}
        </Notice>
      ) : (
        <Viewfinder read={read} onRead={report} onFailed={() => setFailed(true)} />
      )}
      <p role="status" className="mt-3 min-h-6 font-semibold text-ok">
        {last ? text.cameraRead(last) : null}
      </p>
    </DialogPanel>
  )
}

type ViewfinderProps = {
  read: (code: string) => string | null
  onRead: (code: string) => void
  onFailed: () => void
}

/** Starts once the video element is mounted, which happens after the dialog opens; the camera may be ready earlier. */
function Viewfinder({ read, onRead, onFailed }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const readCode = useEffectEvent(read)
  const report = useEffectEvent(onRead)
  const giveUp = useEffectEvent(onFailed)
  useEffect(() => {
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let here = true
    const lastSeenAt = new Map<string, number>()

    async function start() {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      // The dialog was closed while the browser asked for permission.
      if (!here || !video.current) return stop(opened)
      stream = opened
      video.current.srcObject = opened
      await video.current.play()
      await look()
    }
    async function look() {
      const barcodes = video.current ? await createDetector().detect(video.current) : []
      if (!here) return
      for (const { rawValue } of barcodes) {
        const code = readCode(rawValue)
        if (code === null) continue
        if (performance.now() - (lastSeenAt.get(code) ?? Number.NEGATIVE_INFINITY) > SAME_CODE_MS)
          report(code)
        lastSeenAt.set(code, performance.now())
      }
      timer = setTimeout(() => void look().catch(fail), LOOK_EVERY_MS)
    }
    const fail = () => here && giveUp()
    start().catch(fail)
    return () => {
      here = false
      clearTimeout(timer)
      if (stream) stop(stream)
    }
  }, [])

  return (
    <video
      ref={video}
      muted
      playsInline
      className="aspect-[4/3] w-full rounded-picture bg-sunken object-cover"
    />
  )
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
