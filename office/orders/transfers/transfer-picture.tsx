import { transfersText } from '#text/admin/transfers.ts'
import { classNames } from '#ui/class-names.ts'

/**
 * S2-02: the customer's picture of the transfer, shown where the payment is confirmed; opens full size in a new tab.
 */
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
