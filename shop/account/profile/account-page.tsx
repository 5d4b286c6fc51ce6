import { FigureState } from '#browser/figure/figure-state.tsx'
import { SignOutButton } from '#browser/session/sign-out-button.tsx'
import { useSession } from '#browser/session/use-session.ts'
import { useShopName } from '#browser/store/use-store.ts'
import type { SessionUser } from '#contract/session.ts'
import { Way } from '#shop/account/sign-in/way.tsx'
import { accountPageText as text } from '#text/account/account-page.ts'
import { shellText } from '#text/shell.ts'
import { Card } from '#ui/card.tsx'
import { HeartHandshake, LayoutDashboard, LogOut, ReceiptText, UserRound } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The account overview behind the phone tab «حسابي» (S-HDR-02, S-GEN-07). */
export default function AccountPage() {
  const session = useSession()
  return (
    <div className="page max-w-160 pt-4 pb-6 lg:pt-8">
      <title>{text.title}</title>
      <h1 className="font-display text-h1">{text.title}</h1>
      <div className="min-h-[26rem]">
        {session.status === 'anonymous' ? <SignedOut /> : <Rooms user={session.user} />}
      </div>
    </div>
  )
}

/** Null while loading; skeletons take the final size, so nothing shifts. */
function Rooms({ user }: { user: SessionUser | null }) {
  const name = user ? `${user.firstName} ${user.lastName}`.trim() || user.email : null
  return (
    <>
      <div className="mt-4 flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-15 shrink-0 place-items-center rounded-pill bg-brand-soft-2 font-display text-h2 font-bold text-brand-ink"
        >
          {name ? Array.from(name)[0] : null}
        </span>
        <div className="min-w-0 flex-1">
          {user && name ? <Name name={name} email={user.email} /> : <NameSkeleton />}
        </div>
      </div>
      <Card padded={false} className="mt-5 overflow-hidden">
        <ul className="divide-y divide-line">
          <Way to="/orders" icon={<ReceiptText />} title={shellText.orders} why={text.orders} />
          <Way
            to="/account/animals"
            icon={<HeartHandshake />}
            title={shellText.ownAnimals}
            why={text.ownAnimals}
          />
          <Way to="/profile" icon={<UserRound />} title={shellText.profile} why={text.profile} />
          {user?.role ? (
            <Way to="/admin" icon={<LayoutDashboard />} title={shellText.adminPanel} why={text.admin} />
          ) : null}
        </ul>
      </Card>
      <SignOutButton block className="mt-4" icon={<LogOut />} disabled={!user} />
    </>
  )
}

function Name({ name, email }: { name: string; email: string }) {
  return (
    <>
      <p className="line-clamp-2 text-lead font-semibold text-ink">
        <bdi>{name}</bdi>
      </p>
      {name === email ? null : (
        <p className="truncate text-sm text-ink-3">
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
    </>
  )
}

function NameSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{shellText.checkingSession}</span>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-2 h-4 w-52" />
    </div>
  )
}

function SignedOut() {
  const shop = useShopName()
  return (
    <FigureState
      world="cats"
      figure="cat"
      title={text.signedOutTitle(shop)}
      actions={
        <>
          <LinkButton to="/auth?return=%2Faccount">{shellText.signIn}</LinkButton>
          <LinkButton to="/auth?mode=register" variant="outline">
            {shellText.register}
          </LinkButton>
        </>
      }
    >
      {text.signedOutWhy}
    </FigureState>
  )
}
