import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { useSettled } from '#browser/use-settled.ts'
import { readRials, toRials } from '#domain/money.ts'
import { adminWantedText as text } from '#text/admin/wanted.ts'
import { wishText } from '#text/wanted.ts'
import { Notice } from '#ui/notice.tsx'

/** The debounce of the settledWords name. */
const QUIET_MS = 600

export type FormItem = { productId: number | null; words: string; gender: string; price: string }

/** In an item's form: how many wait for it, and who described a similar animal (S2-12). */
export function WaitingNotice({ productId, words, gender, price }: FormItem) {
  const settledWords = useSettled(words.trim(), QUIET_MS)
  const amount = readRials(price)
  const sex: 'male' | 'female' | undefined = gender === 'male' || gender === 'female' ? gender : undefined
  const query = {
    words: settledWords.slice(0, 1000),
    ...(productId !== null && { productId: String(productId) }),
    ...(sex && { gender: sex }),
    ...(amount !== null && { price: toRials(amount) }),
  }
  const { data } = useQuery({
    ...queryOf('GET /api/admin/wanted/matching', { query }),
    enabled: settledWords !== '' || productId !== null,
  })
  if (!data || (data.waiting === 0 && data.wishes.length === 0)) return null
  const { waiting, wishes } = data
  return (
    <Notice title={waiting > 0 ? text.waiting(waiting) : text.inForm(wishes.length)}>
      {waiting > 0 && wishes.length > 0 ? <p>{text.inForm(wishes.length)}</p> : null}
      {wishes.length > 0 ? (
        <ul className="list-inside list-disc">
          {wishes.slice(0, 5).map((wish) => (
            <li key={wish.id}>
              <bdi>{wishText(wish)}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      <p>{text.inFormNext}</p>
    </Notice>
  )
}
