import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useFamilies } from '#browser/store/use-store.ts'
import { shellText } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { instead } from '#ui/instead.ts'
import { Link } from '#ui/link.tsx'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { usePart } from '#ui/use-part.ts'

const loadPanel = () => import('./family-panel.tsx').then((module) => module.FamilyPanel)

/** Hover delays: a passing pointer does not open the panel, a short exit does not close it. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 250

/**
 * The families in the header of a wide screen (S2-05): a disclosure opened by hovering, or at once by a tap or key.
 * Before scripts load it is a link to the families on the home page.
 */
export function FamilyMenu({ className }: { className: string }) {
  const id = useId()
  const trigger = useRef<HTMLAnchorElement>(null)
  const [opened, setOpened] = useState<'hover' | 'press' | null>(null)
  const Panel = usePart(loadPanel, opened !== null)
  const soon = useSoon()
  const close = useCallback(() => setOpened(null), [])
  useOnNavigation(close)
  useCloseOnBack(opened === 'press', close)
  if (useFamilies().length === 0) return null

  function enter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    preload()
    soon(() => setOpened((how) => how ?? 'hover'), OPEN_AFTER_MS)
  }
  function leave(event: PointerEvent) {
    if (event.pointerType === 'mouse' && opened !== 'press') soon(close, CLOSE_AFTER_MS)
  }
  function press() {
    soon(null)
    setOpened((how) => (how === 'press' ? null : 'press'))
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape' && opened) {
      close()
      trigger.current?.focus()
    } else if (event.key === ' ' && event.target === trigger.current) {
      event.preventDefault()
      press()
    }
  }
  function blur(event: FocusEvent) {
    // No next target: the window lost the focus, or the press was outside any element.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  const isShown = Panel !== null && opened !== null
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events of its link and panel */}
      <div onPointerEnter={enter} onPointerLeave={leave} onKeyDown={key} onBlur={blur}>
        <Link
          ref={trigger}
          to="/#categories"
          role="button"
          aria-expanded={opened !== null}
          aria-controls={isShown ? id : undefined}
          className={classNames(className, 'disclosure')}
          onFocus={preload}
          onClick={instead(press)}
        >
          {shellText.families.title}
        </Link>
        {isShown ? <Panel id={id} onLeave={close} /> : null}
      </div>
      {isShown ? <div className="family-shade" onPointerDown={close} /> : null}
    </>
  )
}

/** A preload, whose failure is ignored. */
function preload(): void {
  loadPanel().catch(() => {})
}

function useOnNavigation(act: () => void): void {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation, not on the value
  useEffect(act, [pathname, search, act])
}

/** A single pending timer; another action, or null, replaces it. */
function useSoon(): (act: (() => void) | null, ms?: number) => void {
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((act, ms = 0) => {
    clearTimeout(timer.current)
    if (act) timer.current = window.setTimeout(act, ms)
  }, [])
}
