import { useEffect } from 'react'
import { useAddMutation } from '#app/features/cart/use-add-to-cart.ts'
import { takeWanted } from '#app/features/cart/wanted-product.ts'
import { useSession } from '#app/features/session/use-session.ts'

/** once somebody is signed in, what they wanted before is added, a single time. */
export function useWantedProduct(): void {
  const { status } = useSession()
  const { mutate } = useAddMutation()
  useEffect(() => {
    if (status !== 'authenticated') return
    const wanted = takeWanted()
    if (wanted) mutate(wanted)
  }, [status, mutate])
}
