/** The keyboard shortcut of a button. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      dir="ltr"
      className="hidden rounded-md border border-current px-1.5 font-sans text-xs leading-5 opacity-70 sm:pointer-fine:inline"
    >
      {name}
    </kbd>
  )
}
