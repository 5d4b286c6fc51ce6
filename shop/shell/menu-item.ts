/** A link of the phone's menu. */
export const MENU_ITEM =
  '-mx-3 flex min-h-13 w-[calc(100%+1.5rem)] items-center gap-3.5 rounded-control px-3 text-body font-medium text-ink hover:bg-sunken [&_svg]:size-5.5 [&_svg]:text-ink-3'
