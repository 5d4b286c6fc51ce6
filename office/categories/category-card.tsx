import type { AdminCategory } from '#contract/admin/categories.ts'
import { EditableCard } from '#office/list/editable-card.tsx'
import { categoriesText } from '#text/admin/categories.ts'
import { formatDate } from '#text/format-date.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'

type CategoryCardProps = { category: AdminCategory; onEdit: () => void; onRemove: () => void }

/** A-CAT-03. Its date is Gregorian with Latin digits, as everywhere. */
export function CategoryCard({ category, onEdit, onRemove }: CategoryCardProps) {
  const { id, emoji, name, nameArabic, imageUrl, isActive, productCount, createdAt, world } = category
  const description = category.descriptionArabic ?? category.description
  const image = imageUrl === null ? undefined : { url: imageUrl, width: 640, height: 640, alt: '' }
  return (
    <EditableCard
      need="products:write"
      text={categoriesText}
      name={nameArabic}
      onEdit={onEdit}
      onRemove={onRemove}
      className={`w-${world}`}
    >
      <div className="flex items-start gap-3 p-4 pb-0 max-[18rem]:flex-wrap">
        {image ? (
          <Picture
            image={image}
            sizes="5rem"
            decorative
            missing={categoriesText.noPicture}
            className="size-20 shrink-0 rounded-picture"
          />
        ) : (
          <span
            aria-hidden
            className="grid size-20 shrink-0 place-items-center rounded-picture bg-block text-4xl"
          >
            {emoji}
          </span>
        )}
        <div className="min-w-0 flex-1 max-[18rem]:basis-full">
          <h2 className="title-lines-2 font-display text-h3 font-bold text-ink">
            <span aria-hidden>{emoji} </span>
            <bdi>{nameArabic}</bdi>
          </h2>
          <p className="line-clamp-1 text-sm text-ink-3">
            <bdi>{name}</bdi>
          </p>
          <Badge tone={isActive ? 'ok' : 'neutral'} className="mt-1.5">
            {isActive ? categoriesText.active : categoriesText.inactive}
          </Badge>
        </div>
      </div>
      <p dir="auto" className="mt-3 line-clamp-2 min-h-[3.2em] px-4 text-md wrap-anywhere text-ink-2">
        {description ?? <span className="text-ink-3">{categoriesText.noDescription}</span>}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 text-sm text-ink-3">
        <Link
          to={`/admin/animals?category=${id}`}
          aria-label={categoriesText.seeItems(nameArabic)}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          {categoriesText.items(productCount)}
        </Link>
        <span className="tabular">{categoriesText.created(formatDate(createdAt))}</span>
      </p>
    </EditableCard>
  )
}
