import { transfersText } from '#text/admin/transfers.ts'
import { classNames } from '#ui/class-names.ts'

/** S2-02: what its customer took a picture of, beside where the money is confirmed; whole in a tab of its own. */
export function TransferPicture({ id, className }: { id: string; className: string }) {
  return (
    <a
      href={`/api/files/${id}`}
      target="_blank"
      rel="noreferrer"
      className={classNames('shrink-0 self-start rounded-control', className)}
    >
      <img
        src={`/api/files/${id}`}
        alt={transfersText.picture}
        className="size-full rounded-control border border-line bg-sunken object-cover"
      />
    </a>
  )
}
