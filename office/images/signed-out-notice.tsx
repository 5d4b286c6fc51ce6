import { signInPath } from '#browser/accounts/return-path.ts'
import { imagesText } from '#text/admin/images.ts'
import { Button } from '#ui/button.tsx'
import { OutLinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

/**
 * The session ended during an upload: the pictures are kept, so that they can be sent again after signing in in another
 * tab.
 */
export function SignedOutNotice({ onRetry }: { onRetry: () => void }) {
  const { title, what, signIn } = imagesText.signedOut
  return (
    <Notice tone="warn" title={title} live>
      <p>{what}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <OutLinkButton href={signInPath('/admin')} target="_blank" size="sm">
          {signIn}
        </OutLinkButton>
        <Button size="sm" variant="outline" onClick={onRetry}>
          {imagesText.retry}
        </Button>
      </div>
    </Notice>
  )
}
