import { useLocation } from 'react-router'
import { privateRoomText } from '#text/account/private-room.ts'
import { OutLinkButton } from '#ui/link-button.tsx'
import { signInPath } from './return-path.ts'

/** The session ended. The input is kept: the person signs in in another tab and tries again here. */
export function SignInAgain() {
  const { pathname } = useLocation()
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <p>{privateRoomText.signInElsewhere}</p>
      <OutLinkButton href={signInPath(pathname)} target="_blank" size="sm" variant="outline">
        {privateRoomText.signIn}
      </OutLinkButton>
    </div>
  )
}
