import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LucideIcon, Package, PawPrint, ReceiptText, User } from 'lucide-react'
import { queryOf, sentenceOf } from '#browser/api-client.ts'
import { wrongFields } from '#browser/form-errors.ts'
import { useSettled } from '#browser/use-settled.ts'
import { type OfficeFinds, officeSearch } from '#contract/admin/search.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Section } from '#office/shell/sections.ts'
import { useSections } from '#office/shell/use-sections.ts'
import { officeSearchText } from '#text/admin/search.ts'
import { SECTION_TEXT } from '#text/admin/shell.ts'
import { formatDate } from '#text/format-date.ts'
import { ORDER_STATUS_LABELS } from '#text/orders.ts'

/** One result and its link. */
export type Destination = { to: string; name: string; detail: string; Icon: LucideIcon }
export type DestinationGroup = { value: string; items: Destination[] }

const { groups } = officeSearchText

/** W-08: finds pages by name at once, everything else on the server when typing pauses. */
export function useOfficeSearch(typed: string) {
  const sections = useSections()
  const words = useSettled(typed.trim())
  const wrong = wrongFields(officeSearch, { search: words }).search
  const { data, isFetching, error } = useQuery({
    ...queryOf('GET /api/admin/search', { query: { search: words } }),
    enabled: words !== '' && !wrong,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const results = typed.trim() === '' ? undefined : data
  const all: DestinationGroup[] = [
    { value: groups.rooms, items: roomsNamed(sections, typed) },
    ...(results ? groupsOf(results) : []),
  ]
  return {
    groups: all.filter(({ items }) => items.length > 0),
    searching: isFetching || words !== typed.trim(),
    error: wrong ?? (words !== '' && error ? sentenceOf(error) : null),
  }
}

function roomsNamed(sections: readonly Section[], typed: string): Destination[] {
  const folded = foldArabic(typed)
  return sections
    .filter(({ name }) => {
      const { label, title } = SECTION_TEXT[name]
      return foldArabic(`${label} ${title}`).includes(folded)
    })
    .map(({ name, path, Icon }) => ({ to: path, name: SECTION_TEXT[name].label, detail: '', Icon }))
}

function groupsOf({ orders, customers, animals, items }: OfficeFinds): DestinationGroup[] {
  return [
    {
      value: groups.orders,
      items: orders.map(({ id, orderNumber, customerName, status, createdAt }) => ({
        to: `/admin/orders/${id}`,
        name: customerName || orderNumber,
        detail: `${orderNumber} · ${ORDER_STATUS_LABELS[status]} · ${formatDate(createdAt)}`,
        Icon: ReceiptText,
      })),
    },
    {
      value: groups.customers,
      items: customers.map(({ id, firstName, lastName, email }) => ({
        to: `/admin/users?user=${encodeURIComponent(id)}`,
        name: `${firstName} ${lastName}`.trim() || email,
        detail: email,
        Icon: User,
      })),
    },
    {
      value: groups.animals,
      items: animals.map(({ id, name, species, microchip }) => ({
        to: `/admin/passports/${id}`,
        name,
        detail: [species, microchip].filter(Boolean).join(' · '),
        Icon: PawPrint,
      })),
    },
    {
      value: groups.items,
      items: items.map(({ id, nameArabic, type, quantity }) => ({
        to: `/admin/animals?edit=${id}`,
        name: nameArabic,
        detail: officeSearchText.left(quantity),
        Icon: type === 'animal' ? PawPrint : Package,
      })),
    },
  ]
}
