// The private pictures of papers, fetched by POST with the token in the body, so that no logged address opens them.
import { useEffect, useState } from 'react'
import { callFile } from '#browser/api-client.ts'
import type { Papers } from '#contract/papers.ts'

export function usePictures(token: string, papers: Papers | undefined) {
  const wanted = papers ? [...(papers.photo ? [papers.photo] : []), ...papers.files] : []
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({})
  const [settled, setSettled] = useState('')
  const key = wanted.join()

  useEffect(() => {
    if (key === '') return
    const made: string[] = []
    let isLeft = false
    const read = async (file: string) => {
      const blob = await callFile('POST /api/papers/picture', { body: { token, file } })
      if (isLeft) return
      const url = URL.createObjectURL(blob)
      made.push(url)
      setUrls((known) => ({ ...known, [file]: url }))
    }
    // A picture that fails to load leaves its place empty; the papers can be printed all the same.
    void Promise.allSettled(key.split(',').map(read)).then(() => {
      if (!isLeft) setSettled(key)
    })
    return () => {
      isLeft = true
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [token, key])

  return { areReady: settled === key, urlOf: (file: string): string | null => urls[file] ?? null }
}
