import { Notice } from '#ui/notice.tsx'

/** Why items of an order were refused; nothing if none was. */
export function RefusedItems({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice tone="danger" live title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
