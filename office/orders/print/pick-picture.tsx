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
