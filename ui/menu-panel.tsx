import { Menu as Base } from '@base-ui/react/menu'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import type { MenuItem, MenuPanelProps } from './menu.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useOpened } from './use-opened.ts'

function itemClass(item: MenuItem): string {
  return classNames(
    'flex min-h-12 cursor-pointer items-center gap-3 rounded-xs px-3 text-md font-medium outline-none data-disabled:opacity-50 data-highlighted:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0',
    item.tone === 'danger' ? 'text-danger' : 'text-ink',
  )
}

export function MenuPanel({ open, onOpenChange, anchor, label, header, groups }: MenuPanelProps) {
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Base.Root
      open={useOpened(open)}
      modal={false}
      onOpenChange={(next, details) => {
        // The menu's own button toggles it and needs no handling here.
        const target = details.event.target
        if (!next && target instanceof Node && anchor.current?.contains(target)) return
        onOpenChange(next)
      }}
      onOpenChangeComplete={(complete) => complete && uncoverFocusGuards()}
    >
      {/* Beside its button, so that the menu lies in the same landmark. */}
      <Base.Portal container={anchor.current?.parentElement}>
        <Base.Positioner
          anchor={anchor}
          // Fixed, so that a horizontally scrolling table does not clip it.
          positionMethod="fixed"
          side="bottom"
          align="end"
          sideOffset={8}
          className="z-70 outline-none"
        >
          <Base.Popup
            aria-label={label}
            className="min-w-60 origin-(--transform-origin) rounded-card border border-line bg-surface p-2 shadow-float outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
          >
            {header ? <div className="px-3 pt-2 pb-3">{header}</div> : null}
            {groups.map((group, index) => (
              <Base.Group
                key={group[0]?.label}
                className={classNames(
                  (index > 0 || Boolean(header)) && 'border-t border-line pt-1 not-last:pb-1',
                )}
              >
                {group.map((item) => (
                  <MenuEntry key={item.label} item={item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  return 'to' in item ? (
    <Base.LinkItem className={itemClass(item)} closeOnClick render={<Link to={item.to} />}>
      {content}
    </Base.LinkItem>
  ) : (
    <Base.Item className={itemClass(item)} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Base.Item>
  )
}

/** The focus guards at both ends are focusable, so they must not be hidden from screen readers. */
function uncoverFocusGuards(): void {
  for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]')) {
    guard.removeAttribute('aria-hidden')
  }
}
