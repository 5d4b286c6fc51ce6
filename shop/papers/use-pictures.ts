// The private pictures of papers, fetched by POST with the token in the body, so that no logged address opens them.
import { useEffect, useState } from 'react'
import { callFile } from '#browser/api-client.ts'
import type { Papers } from '#contract/papers.ts'

export function usePictures(token: string, papers: Papers | undefined) {
  const files = papers ? [...(papers.photo ? [papers.photo] : []), ...papers.files] : []
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({})
  const [settled, setSettled] = useState('')
  const key = files.join()

  useEffect(() => {
    if (key === '') return
    const objectUrls: string[] = []
    let isLeft = false
    const load = async (file: string) => {
      const blob = await callFile('POST /api/papers/picture', { body: { token, file } })
      if (isLeft) return
      const url = URL.createObjectURL(blob)
      objectUrls.push(url)
      setUrls((known) => ({ ...known, [file]: url }))
    }
    // A picture that fails to load stays blank; the papers can be printed without it.
    void Promise.allSettled(key.split(',').map(load)).then(() => {
      if (!isLeft) setSettled(key)
    })
    return () => {
      isLeft = true
      for (const url of objectUrls) URL.revokeObjectURL(url)
    }
  }, [token, key])

  return { areReady: settled === key, urlOf: (file: string): string | null => urls[file] ?? null }
}
