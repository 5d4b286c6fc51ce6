import type { ReactNode } from 'react'

/** A list for the shop, on paper. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <article
      data-paper
      data-invoice
      className="mx-auto w-full max-w-[50rem] rounded-card bg-surface p-5 text-ink shadow-card lg:p-10 print:max-w-none print:rounded-none print:p-0"
    >
      {children}
    </article>
  )
}

/** Loaded eagerly: printing does not wait for lazy images. */
export function PickPicture({ url }: { url: string | null }) {
  return url ? (
    <img src={url} alt="" width={48} height={48} className="size-12 rounded-xs object-cover" />
  ) : null
}

/** A box to tick with a pen. */
export function TickBox() {
  return <span aria-hidden className="block size-5 rounded-[4px] border-2 border-ink-3" />
}
