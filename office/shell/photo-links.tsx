type PhotoLinksProps = { ids: readonly string[]; label: (number: number) => string; size?: string }

/** Attached photos; each opens full size in a new tab. */
export function PhotoLinks({ ids, label, size = 'size-28' }: PhotoLinksProps) {
  if (ids.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, at) => (
        <li key={id}>
          <a href={`/api/files/${id}`} target="_blank" rel="noreferrer">
            <img
              src={`/api/files/${id}`}
              alt={label(at + 1)}
              loading="lazy"
              className={`${size} rounded-control border border-line bg-sunken object-cover`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
