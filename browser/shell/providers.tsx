import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '#browser/api-client.ts'
import { SessionProvider } from '#browser/session/session-provider.tsx'
import { shellText } from '#text/shell.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { UiWords } from '#ui/ui-words.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'

/** What both programs have around their pages. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useKeptFocus()
  return (
    <DirectionProvider direction="rtl">
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <UiWords value={shellText}>
            <ToastProvider>
              <SessionProvider>{children}</SessionProvider>
            </ToastProvider>
          </UiWords>
        </QueryClientProvider>
      </CSPProvider>
    </DirectionProvider>
  )
}
