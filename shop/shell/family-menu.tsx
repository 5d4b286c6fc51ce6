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
import { Link, useLocation } from 'react-router'
import { useFamilies } from '#browser/store/use-store.ts'
import { shellText } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { instead } from '#ui/instead.ts'
import { useCloseOnBack } from '#ui/use-close-on-back.ts'
import { usePart } from '#ui/use-part.ts'

const loadPanel = () => import('./family-panel.tsx').then((module) => module.FamilyPanel)

/** A pointer on its way to somewhere else opens nothing; one that leaves the panel for a moment closes nothing. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 250

/**
 * The families in the header of a wide screen (S2-05): a disclosure that a pointer opens by resting on it, a tap or a
 * key at once. Before the scripts are there it is a link to the families on the home page.
 */
export function FamilyMenu({ className }: { className: string }) {
  const id = useId()
  const trigger = useRef<HTMLAnchorElement>(null)
  const [opened, setOpened] = useState<'hover' | 'press' | null>(null)
  const Panel = usePart(loadPanel, opened !== null)
  const soon = useSoon()
  const close = useCallback(() => setOpened(null), [])
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion, not an input
  useEffect(close, [pathname, search, close])
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
    // Without a next target the window has lost the focus, or a pointer is pressed outside of everything.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  const isShown = Panel !== null && opened !== null
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its link and its panel do */}
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

/** One act at a time that waits; another one, or null, takes its place. */
function useSoon(): (act: (() => void) | null, ms?: number) => void {
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((act, ms = 0) => {
    clearTimeout(timer.current)
    if (act) timer.current = window.setTimeout(act, ms)
  }, [])
}
