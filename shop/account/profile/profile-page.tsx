import { FailedRoom, SignedOutRoom } from '#browser/accounts/private-room-states.tsx'
import { Figure } from '#browser/figure/figure.tsx'
import { SignOutButton } from '#browser/session/sign-out-button.tsx'
import { useSession } from '#browser/session/use-session.ts'
import type { SessionUser } from '#contract/session.ts'
import { Way } from '#shop/account/sign-in/way.tsx'
import { Trail } from '#shop/navigation/trail.tsx'
import { profileText } from '#text/account/profile.ts'
import { ownAnimalsText } from '#text/animals/own-animals.ts'
import { Card } from '#ui/card.tsx'
import { HeartHandshake, LogOut, ReceiptText } from '#ui/icons.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MyData } from './my-data.tsx'
import { OwnViewings } from './own-viewings.tsx'
import { OwnWanted } from './own-wanted.tsx'
import { ProfileDetails, ProfileSkeleton } from './profile-details.tsx'
import { Security } from './security.tsx'

/** The profile, with links to the rest of the account (A-PROF-01..05). */
export default function ProfilePage() {
  const session = useSession()
  return (
    <div className="page pb-6">
      <title>{profileText.title}</title>
      <Trail to={[{ label: profileText.title }]} />
      <h1 className="mt-1 font-display text-h1">{profileText.title}</h1>
      <div className="min-h-[32rem]">
        {session.status === 'anonymous' ? (
          <SignedOutRoom from="/profile">{profileText.signedOutWhy}</SignedOutRoom>
        ) : session.failure ? (
          <FailedRoom title={profileText.unreachable} {...session.failure} />
        ) : (
          <Profile user={session.status === 'authenticated' ? session.user : null} />
        )}
      </div>
    </div>
  )
}

/** Null while loading; skeletons take the final size, so nothing shifts. */
function Profile({ user }: { user: SessionUser | null }) {
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <Greeting user={user} />
      {user ? <ProfileDetails user={user} /> : <ProfileSkeleton />}
      <Ways />
      {user ? <Security user={user} /> : null}
      {user ? <OwnViewings /> : null}
      {user ? <OwnWanted /> : null}
      {user ? <MyData /> : null}
    </div>
  )
}

/** The stage above the facts: a friend on its hill looks at the name. */
function Greeting({ user }: { user: SessionUser | null }) {
  return (
    <div className="w-cats relative mt-5 rounded-block bg-block text-world lg:col-span-2">
      <div className="absolute inset-0 overflow-hidden rounded-block">
        <span className="absolute end-6 -top-2 size-32 rounded-pill bg-sun lg:end-14 lg:size-40" />
        <span className="absolute -inset-x-1/4 -bottom-24 h-30 rounded-[50%] bg-edge" />
      </div>
      <Figure
        name="cat"
        mirrored
        priority
        sizes="136px"
        className="figure-shadow absolute end-6 bottom-3 h-30 w-auto max-[18rem]:hidden lg:end-16 lg:h-36"
      />
      <div className="relative flex min-h-26 flex-col justify-center py-5 ps-5 pe-42 max-[18rem]:pe-5 lg:min-h-32 lg:ps-8 lg:pe-64">
        {user ? (
          <p className="title-lines-2 font-display text-h2 font-bold wrap-anywhere">
            <bdi>{profileText.hello(user.firstName)}</bdi>
          </p>
        ) : (
          <Skeleton className="my-1 h-7 w-32 max-w-full opacity-60" />
        )}
        <p className="text-md">{profileText.helloLine}</p>
      </div>
    </div>
  )
}

function Ways() {
  return (
    <div className="flex flex-col gap-3 lg:row-span-4">
      <Card as="section" padded={false} className="overflow-hidden">
        <ul className="divide-y divide-line">
          <Way to="/orders" icon={<ReceiptText />} title={profileText.orders} why={profileText.ordersWhy} />
          <Way
            to="/account/animals"
            icon={<HeartHandshake />}
            title={ownAnimalsText.title}
            why={ownAnimalsText.why}
          />
        </ul>
      </Card>
      <SignOutButton block icon={<LogOut />} />
    </div>
  )
}
