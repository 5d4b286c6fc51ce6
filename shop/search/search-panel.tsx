import { type ReactNode, useEffect, useState } from 'react'
import { isSold } from '#browser/catalog/product-stock.tsx'
import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import { Price } from '#browser/price/price.tsx'
import { PriceBefore } from '#browser/price/sale-price.tsx'
import type { Category, Suggestions } from '#contract/catalog.ts'
import { productPath } from '#domain/product.ts'
import { stockText } from '#text/catalog/catalog.ts'
import { searchPanelText as text } from '#text/catalog/search-panel.ts'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Clock, Search } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { StockMark } from '#ui/stock-mark.tsx'
import { forgetSearches, readSearches, rememberSearch } from './recent-searches.ts'
import { searchPath } from './search-path.ts'
import { useCategories, useSuggestions } from './use-suggestions.ts'

type SearchChoice = { key: string; to: string; words?: string; content: ReactNode }
type SearchGroup = { title: string; choices: SearchChoice[] }

type SearchPanelProps = {
  listId: string
  words: string
  /** The option that the arrow keys have selected. */
  activeId: string | null
  /** Reports the number of options, for the box's aria-expanded. */
  onOptions: (count: number) => void
  onTaken: () => void
}

/** The options below the search box: recent searches while it is empty, then suggestions. */
export function SearchPanel({ listId, words, activeId, onOptions, onTaken }: SearchPanelProps) {
  const [recent, setRecent] = useState(readSearches)
  const { suggestions, failed, settled } = useSuggestions(words)
  const categories = useCategories(words === '')
  const groups = words === '' ? startingPoints(recent, categories) : matches(words, suggestions)
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  useEffect(() => onOptions(count), [count, onOptions])
  useEffect(() => () => onOptions(0), [onOptions])
  const isNothing = settled && suggestions?.products.length === 0 && suggestions.categories.length === 0

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not interactive; the box keeps the focus while something here is
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'absolute inset-x-0 top-full z-10 mt-2 max-h-[min(42rem,calc(100dvh-9rem))] overflow-y-auto overscroll-contain rounded-picture bg-surface p-2 shadow-float lg:-end-20',
        'group-open/search:static group-open/search:mt-0 group-open/search:max-h-none group-open/search:flex-1 group-open/search:rounded-none group-open/search:pb-[45dvh] group-open/search:shadow-none',
        count === 0 && !failed && 'hidden group-open/search:block',
      )}
    >
      <p role="status" className="sr-only">
        {settled && suggestions ? text.count(suggestions.categories.length, suggestions.products.length) : ''}
      </p>
      {count > 0 ? (
        <div role="listbox" id={listId} aria-label={text.suggestions}>
          {groups.map((group, position) => (
            <Options
              key={group.title || 'all'}
              id={`${listId}-${position}`}
              group={group}
              activeId={activeId}
              onTaken={onTaken}
            />
          ))}
        </div>
      ) : null}
      {isNothing ? <Aside>{text.none}</Aside> : null}
      {failed ? <Aside>{text.away}</Aside> : null}
      {words === '' && recent.length > 0 ? (
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          {text.forget}
        </button>
      ) : null}
    </div>
  )
}

type OptionsProps = { id: string; group: SearchGroup; activeId: string | null; onTaken: () => void }

function Options({ id, group, activeId, onTaken }: OptionsProps) {
  if (group.choices.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox; a fieldset may not stand there
    <div role="group" aria-label={group.title || text.suggestions} className="pb-1">
      {group.title ? (
        <p aria-hidden className="px-3 pt-2 pb-1 text-sm font-medium text-ink-3">
          {group.title}
        </p>
      ) : null}
      {group.choices.map(({ key, to, words, content }) => {
        const optionId = `${id}-${key}`
        const isActive = optionId === activeId
        return (
          <Link
            key={key}
            id={optionId}
            role="option"
            aria-selected={isActive}
            tabIndex={-1}
            to={to}
            onClick={() => {
              if (words) rememberSearch(words)
              onTaken()
            }}
            className={classNames(
              'flex min-h-13 items-center gap-3 rounded-control px-3 py-1.5 text-body text-ink',
              isActive ? 'bg-brand-soft shadow-[inset_0_0_0_2px_var(--color-brand)]' : 'hover:bg-sunken',
            )}
          >
            {content}
          </Link>
        )
      })}
    </div>
  )
}

function Aside({ children }: { children: ReactNode }) {
  return <p className="px-3 py-2 text-sm text-ink-3">{children}</p>
}

function startingPoints(recent: string[], categories: Category[]): SearchGroup[] {
  return [
    {
      title: text.recent,
      choices: recent.map((words, position) => ({
        key: `recent-${position}`,
        to: searchPath(words),
        words,
        content: <Words icon={<Clock />} words={words} />,
      })),
    },
    { title: text.categories, choices: largestFirst(categories).map(categoryChoice) },
  ]
}

const MAX_CATEGORIES = 8

function largestFirst(categories: Category[]): Category[] {
  return categories.toSorted((a, b) => b.productCount - a.productCount).slice(0, MAX_CATEGORIES)
}

function matches(words: string, suggestions: Suggestions | undefined): SearchGroup[] {
  if (!suggestions) return []
  const found = [
    { title: text.categories, choices: suggestions.categories.map(categoryChoice) },
    { title: text.products, choices: suggestions.products.map(productChoice) },
  ]
  if (found.every(({ choices }) => choices.length === 0)) return []
  const all = {
    key: 'all',
    to: searchPath(words),
    words,
    content: <Words icon={<Search />} words={text.allResults(words)} />,
  }
  return [...found, { title: '', choices: [all] }]
}

function categoryChoice(category: Pick<Category, 'id' | 'nameArabic' | 'emoji' | 'world'>): SearchChoice {
  return {
    key: `category-${category.id}`,
    to: `/products?category=${category.id}`,
    content: (
      <>
        <span className={`w-${category.world} grid w-14 shrink-0 place-items-center`}>
          <CategoryFigure category={category} className="size-10 rounded-xs bg-block" />
        </span>
        <bdi className="truncate font-medium">{category.nameArabic}</bdi>
      </>
    ),
  }
}

function productChoice(product: Suggestions['products'][number]): SearchChoice {
  const isOut = isSold(product)
  return {
    key: `product-${product.id}`,
    to: productPath(product),
    content: (
      <>
        <span className={`w-${product.world} contents`}>
          <Picture
            image={product.image ?? undefined}
            decorative
            sizes="56px"
            className="size-14 shrink-0 rounded-xs bg-tint"
            imageClassName={isOut ? 'opacity-60 grayscale' : undefined}
          />
        </span>
        <span className="min-w-0 flex-1">
          <bdi className={classNames('line-clamp-1 font-medium', isOut && 'text-ink-2')}>
            {product.nameArabic}
          </bdi>
          <span className="flex items-center gap-3 text-sm">
            <Price amount={product.price} struck={isOut} className="font-semibold" />
            {isOut ? null : <PriceBefore product={product} />}
            {product.stockLabel === 'in' ? null : <SuggestedStock product={product} />}
          </span>
        </span>
      </>
    ),
  }
}

type SuggestedStockProps = { product: Suggestions['products'][number] }

function SuggestedStock({ product: { stockLabel, isReserved } }: SuggestedStockProps) {
  if (isReserved) return <StockMark state="reserved" label={stockText.reserved} />
  return <StockMark state={stockLabel} label={stockLabel === 'out' ? stockText.out : stockText.limited} />
}

function Words({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <>
      <span className="grid w-14 shrink-0 place-items-center text-ink-3 [&_svg]:size-5">{icon}</span>
      <bdi className="truncate">{words}</bdi>
    </>
  )
}
