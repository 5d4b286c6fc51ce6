// Files dropped or pasted anywhere on the page go to the open form. Otherwise a file dropped just outside the drop zone
// would make the browser leave the page, and the input would be lost.
import { useEffect, useEffectEvent, useState } from 'react'

/** True while files are held above the page. */
export function useArrivingFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    document.addEventListener('dragenter', hold, { signal })
    document.addEventListener('dragover', hold, { signal })
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), {
      signal,
    })
    document.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      },
      { signal },
    )
    document.addEventListener(
      'paste',
      (event) => {
        // Copied table cells contain a picture too; in a field, their text is pasted.
        const hasText = event.clipboardData?.types.includes('text/plain')
        if (!event.clipboardData?.files.length || (hasText && isField(event.target))) return
        event.preventDefault()
        take([...event.clipboardData.files])
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])

  return over
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
