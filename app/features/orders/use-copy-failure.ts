import { useToast } from '#app/ui/toast.tsx'
import { transferText } from '#text/checkout.ts'

/** A browser may refuse to copy (an insecure page): the text itself can still be selected. */
export function useCopyFailure(): () => void {
  const toast = useToast()
  return () => toast({ title: transferText.copyFailed, tone: 'danger' })
}
