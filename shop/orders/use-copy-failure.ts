import { transferText } from '#text/checkout.ts'
import { useToast } from '#ui/toast.tsx'

/** A browser may refuse to copy (an insecure page): the text itself can still be selected. */
export function useCopyFailure(): () => void {
  const toast = useToast()
  return () => toast({ title: transferText.copyFailed, tone: 'danger' })
}
