import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ConnectionBar } from '#browser/connection/connection-bar.tsx'
import { MAIN_ID, SkipLink } from '#browser/shell/skip-link.tsx'
import { useShopName, useStore } from '#browser/store/use-store.ts'
import { LiveNotice } from '#office/live/live-notice.tsx'
import { useSearchPalette } from '#office/search/use-search-palette.tsx'
import { ASSISTANT_ID, ShellContext } from '#office/shell/shell-context.ts'
import { officeSearchText } from '#text/admin/search.ts'
import { adminShellText } from '#text/admin/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Drawer } from '#ui/drawer.tsx'
import { LogoMark } from '#ui/logo-mark.tsx'
import { usePart } from '#ui/use-part.ts'
import { AdminExits } from './admin-exits.tsx'
import { AdminNavigation } from './admin-navigation.tsx'

/** A shop's name of more letters is smaller, on up to two lines. */
const LONG = 12

const loadChat = () => import('#browser/chat/office-chat.tsx').then((module) => module.OfficeChat)

/**
 * The frame of the back office: the sections at the start side, on a phone behind a button (A-SHELL-01, A-SHELL-03).
 */
export function AdminShell({ children }: { children: ReactNode }) {
  const { shell, isMenuOpen, closeMenu, palette, closeAssistant } = useOpened()
  const OfficeChat = usePart(loadChat, shell.isAssistantOpen)
  return (
    <ShellContext value={shell}>
      <SkipLink />
      <div className="flex min-h-dvh items-stretch">
        <Sidebar onSearch={shell.openSearch} />
        <div className="flex min-w-0 flex-1 flex-col border-line xl:border-s print:border-0">
          <ConnectionBar />
          <LiveNotice />
          {/* A tall bar stands at the lower edge of the page, also of a short one. */}
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="flex-1 flex-col pb-20 outline-none has-data-action-bar:pb-10 has-data-[action-bar=tall]:flex has-data-[action-bar=tall]:pb-0"
          >
            {children}
          </main>
        </div>
      </div>
      <Drawer
        side="start"
        open={isMenuOpen}
        onClose={closeMenu}
        title={adminShellText.menu}
        footer={<AdminExits />}
      >
        <AdminNavigation onChosen={closeMenu} />
      </Drawer>
      {palette}
      {OfficeChat ? (
        <OfficeChat id={ASSISTANT_ID} open={shell.isAssistantOpen} onClose={closeAssistant} />
      ) : null}
    </ShellContext>
  )
}

/** What is open over the page: the menu, the search or the assistant. */
function useOpened() {
  const { pathname } = useLocation()
  const goingTo = useNavigation().location?.pathname
  // Navigation closes the menu, but not one that was opened while a section was still loading.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const isMenuOpen = menuAt !== null && (menuAt === pathname || menuAt === goingTo)
  if (menuAt !== null && !isMenuOpen) setMenuAt(null)
  const [isAssistantOpen, setAssistantOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const { open: openSearch, palette } = useSearchPalette()
  const shell = useMemo(
    () => ({
      menuButton,
      openMenu() {
        opener.current = null
        setMenuAt(goingTo ?? pathname)
      },
      openSearch,
      isAssistantOpen,
      toggleAssistant() {
        // The menu closes, so the focus returns to its button: that of the page, if it has loaded meanwhile.
        if (!isMenuOpen) opener.current = document.activeElement
        setMenuAt(null)
        setAssistantOpen((open) => !open)
      },
    }),
    [pathname, goingTo, isMenuOpen, isAssistantOpen, openSearch],
  )

  // Only after the card has closed, because it traps the focus until then.
  useEffect(() => {
    if (!isAssistantOpen) return
    return () => {
      const returnTo = opener.current instanceof HTMLElement ? opener.current : menuButton.current
      returnTo?.focus({ preventScroll: true })
    }
  }, [isAssistantOpen])

  return {
    shell,
    isMenuOpen,
    closeMenu: () => setMenuAt(null),
    palette,
    closeAssistant: () => setAssistantOpen(false),
  }
}

function Sidebar({ onSearch }: { onSearch: () => void }) {
  const isDemo = useStore()?.isDemo
  const shop = useShopName()
  return (
    <aside aria-label={adminShellText.menu} className="hidden w-66 shrink-0 bg-surface xl:block print:hidden">
      <div
        data-keep-clear
        className={classNames(
          'sticky top-0 flex flex-col',
          // Ends at the bottom of the screen, also below the demo banner.
          isDemo ? 'h-[calc(100dvh-2.875rem)]' : 'h-dvh',
        )}
      >
        <p className="flex min-h-17 items-center gap-2.5 px-6 pt-3 pb-2">
          <LogoMark className="size-9 text-brand-ink" />
          <span
            className={classNames(
              'font-display font-bold text-ink',
              shop.length > LONG ? 'title-lines-2 text-h3 leading-tight' : 'text-[1.625rem] leading-none',
            )}
          >
            {shop}
          </span>
        </p>
        {/* On a low screen the sections scroll; the links below stay visible. */}
        <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-2">
          <SearchButton onOpen={onSearch} />
          <AdminNavigation keepsCurrentInSight />
        </div>
        <div className="border-t border-line px-4 py-2">
          <AdminExits />
        </div>
      </div>
    </aside>
  )
}

/** For wide screens; otherwise it is in the page header (page-header.tsx). */
function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={officeSearchText.open}
      onClick={onOpen}
      className="mb-3 flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-surface px-3 text-md text-ink-3 hover:bg-sunken [&_svg]:size-5"
    >
      <Search />
      <span className="flex-1 text-start">{officeSearchText.short}</span>
      <kbd dir="ltr" className="font-sans text-xs">
        Ctrl K
      </kbd>
    </button>
  )
}
