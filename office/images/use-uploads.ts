// Uploads: three at a time, each with progress, cancel and retry. Uploads that
// failed offline are retried when the network is back. One toast reports the result of all files picked together
// (A-UPL-03, A-UPL-04).
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, isPassing, isUnauthorized, sentenceOf } from '#browser/api-client.ts'
import { sendFile } from '#browser/send-file.ts'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import type { UploadKind } from '#domain/image-limits.ts'
import { imagesToast } from '#text/admin/images.ts'
import { useToast } from '#ui/toast.tsx'
import { checkImageFile } from './check-file.ts'

const AT_ONCE = 3

type Batch = { total: number; done: number; ended: number; reason: string | null }
export type Upload = {
  id: number
  file: File
  /** An object URL of the file; null if it is no picture. */
  preview: string | null
  /** 0 to 1, the share that was sent. */
  share: number
  /** Why it failed; null while it is waiting or uploading. */
  reason: string | null
  /** The upload failed, not the file itself, so a retry may succeed. */
  canRetry: boolean
  /** It failed because the session had ended. */
  signedOut: boolean
  batch: Batch
}

/** Whether uploads are waiting or running, and how many could still succeed. */
export type OnUploading = (uploading: boolean, unsent: number) => void

type UploadsTask = {
  kind: UploadKind
  /** `id` gives the order in which they were picked. */
  onUploaded: (image: UploadedImage, id: number) => void
  onUploading?: OnUploading | undefined
}

export function useUploads({ kind, onUploaded, onUploading }: UploadsTask) {
  const { begin, end, leaveOut } = useBatches()
  const { uploads, append, patch, drop } = useUploadList()
  const lastId = useRef(0)

  const sends = useSends(uploads, kind, {
    share: (id, share) => patch(id, { share }),
    done(upload, image) {
      drop(upload.id)
      onUploaded(image, upload.id)
      end(upload.batch, null)
    },
    failed(upload, error) {
      const failure = failureOf(error)
      patch(upload.id, failure)
      end(upload.batch, failure.reason)
    },
  })
  useTellUploading(uploads, onUploading)

  function add(files: readonly File[]) {
    if (files.length === 0) return
    const batch = newBatch(files.length)
    const added = files.map((file) => newUpload(++lastId.current, file, kind, batch))
    append(added)
    begin(added.filter(({ reason }) => reason === null).length)
    for (const { reason } of added) if (reason !== null) end(batch, reason)
  }

  /** Cancels an upload, or hides a failed one. */
  function cancel(upload: Upload) {
    sends.abort(upload.id)
    drop(upload.id)
    // Aborting is not a failure.
    if (upload.reason === null) leaveOut(upload.batch)
  }

  function retry(...again: Upload[]) {
    if (again.length === 0) return
    const batch = newBatch(again.length)
    for (const { id } of again) {
      sends.allowAgain(id)
      patch(id, { reason: null, signedOut: false, share: 0, batch })
    }
    begin(again.length)
  }

  const retryAll = () => retry(...uploads.filter(({ canRetry, reason }) => reason !== null && canRetry))
  useWhenOnline(retryAll)

  return { uploads, add, cancel, retry, retryAll }
}

export type Uploads = ReturnType<typeof useUploads>

function useUploadList() {
  const [uploads, setUploads] = useState<Upload[]>([])
  const append = (added: readonly Upload[]) => setUploads((all) => [...all, ...added])
  const patch = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const drop = (id: number) =>
    setUploads((all) => {
      const removed = all.find((one) => one.id === id)
      if (removed?.preview) URL.revokeObjectURL(removed.preview)
      return all.filter((one) => one.id !== id)
    })
  return { uploads, append, patch, drop }
}

/** Sends the waiting uploads, and aborts them when the page is left. */
function useSends(
  uploads: readonly Upload[],
  kind: UploadKind,
  on: {
    share: (id: number, share: number) => void
    done: (upload: Upload, image: UploadedImage) => void
    failed: (upload: Upload, error: unknown) => void
  },
) {
  const sending = useRef(new Map<number, AbortController>())
  // Sends each upload once: an effect may still see a finished one in its list.
  const started = useRef(new Set<number>())
  const done = useEffectEvent(on.done)
  const failed = useEffectEvent(on.failed)

  useEffect(() => {
    const waiting = uploads.filter(({ id, reason }) => reason === null && !started.current.has(id))
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - sending.current.size))) {
      const call = new AbortController()
      started.current.add(upload.id)
      sending.current.set(upload.id, call)
      sendFile('POST /api/admin/uploads', upload.file, {
        query: { kind },
        onProgress: (share) => on.share(upload.id, share),
        signal: call.signal,
      })
        .then(
          (image) => done(upload, image),
          (error) => {
            if (!call.signal.aborted) failed(upload, error)
          },
        )
        .finally(() => sending.current.delete(upload.id))
    }
  })

  const leave = useEffectEvent(() => {
    for (const call of sending.current.values()) call.abort()
    for (const { preview } of uploads) if (preview) URL.revokeObjectURL(preview)
  })
  useEffect(() => () => leave(), [])

  return {
    abort(id: number) {
      sending.current.get(id)?.abort()
      sending.current.delete(id)
    },
    allowAgain: (id: number) => started.current.delete(id),
  }
}

function useTellUploading(uploads: readonly Upload[], onUploading: OnUploading | undefined) {
  const uploading = uploads.some(({ reason }) => reason === null)
  const unsent = uploads.filter(({ reason, canRetry }) => reason === null || canRetry).length
  const tell = useEffectEvent((now: boolean, left: number) => onUploading?.(now, left))
  useEffect(() => tell(uploading, unsent), [uploading, unsent])
}

function useWhenOnline(then: () => void) {
  const run = useEffectEvent(then)
  useEffect(() => {
    const back = () => run()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}

/** One toast when the files picked together start uploading, one with the result when all have ended. */
function useBatches() {
  const toast = useToast()
  function reportBatch({ total, done, ended, reason }: Batch) {
    if (total === 0 || ended < total) return
    if (reason === null) return toast({ title: imagesToast.uploaded(done), tone: 'ok' })
    const title = done > 0 ? imagesToast.partly(done, total) : imagesToast.failed
    toast({ title, description: reason, tone: 'danger' })
  }
  return {
    begin(count: number) {
      if (count > 0) toast({ title: imagesToast.uploading(count) })
    },
    end(batch: Batch, reason: string | null) {
      batch.ended += 1
      if (reason === null) batch.done += 1
      else batch.reason = reason
      reportBatch(batch)
    },
    leaveOut(batch: Batch) {
      batch.total -= 1
      reportBatch(batch)
    },
  }
}

function newBatch(total: number): Batch {
  return { total, done: 0, ended: 0, reason: null }
}

function newUpload(id: number, file: File, kind: UploadKind, batch: Batch): Upload {
  const fault = checkImageFile(file, kind)
  return {
    id,
    file,
    preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
    share: 0,
    reason: fault && imagesToast.refused(fault),
    canRetry: false,
    signedOut: false,
    batch,
  }
}

/** An expired session is no fault of the picture: it can be retried after signing in again. */
function failureOf(error: unknown) {
  const sentence = sentenceOf(error)
  const signedOut = isUnauthorized(error)
  const isForbidden = error instanceof ApiError && error.status === 403
  return {
    reason: error instanceof ApiError ? imagesToast.refused(sentence) : imagesToast.broken(sentence),
    signedOut,
    canRetry: isPassing(error) || signedOut || isForbidden,
  }
}
