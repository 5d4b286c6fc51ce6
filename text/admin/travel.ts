// The room of travel rules in the back office (H-06).
import {
  type Stranded,
  TRAVEL_DAYS,
  type TravelFault,
  type TravelFaults,
  type TravelRule,
  type TravelRuleKind,
} from '#domain/animals/travel.ts'
import { REGIONS } from '#domain/regions.ts'
import { type Counted, formatCount, ORDERS } from '#text/format-count.ts'
import { formatDate, formatDayMonth, WEEKDAYS } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { sentencesOf } from '#text/sentences-of.ts'

const RULES: Counted = {
  zero: 'لا قواعد',
  one: 'قاعدة واحدة',
  two: 'قاعدتان',
  few: 'قواعد',
  many: 'قاعدة',
  other: 'قاعدة',
}

const KIND_TEXT: Record<TravelRuleKind, string> = { heat: 'حرّ', ban: 'لا يسافر' }

export const UNKNOWN_SPECIES = 'أحد هذه الأنواع لم يعد موجوداً. اختر من جديد.'

export const travelRuleText = {
  list: 'قواعد السفر',
  counted: (count: number) => formatCount(count, RULES),
  add: 'قاعدة جديدة',
  editShort: 'تعديل',
  edit: (what: string) => `تعديل القاعدة: ${isolate(what)}`,
  remove: (what: string) => `حذف القاعدة: ${isolate(what)}`,
  newTitle: 'قاعدة سفر جديدة',
  editTitle: 'تعديل قاعدة السفر',
  save: 'حفظ القاعدة',
  saved: 'حُفظت القاعدة',
  failed: 'لم تُحفظ القاعدة',
  lead: 'متى لا تسافر الحيوانات وإلى أين. صفحة الحيوان وإتمام الطلب والمساعد وجولات التوصيل تقرأ هذه القواعد كلها، مع أيام الإغلاق والمحافظات التي نوصل إليها.',
  empty: 'لا قواعد سفر',
  emptyWhy: 'تسافر الحيوانات في كل يوم عمل إلى كل محافظة تصل إليها، في أي ساعة.',
  kind: KIND_TEXT,
  kindMeaning: {
    heat: 'اليوم يبقى متاحاً، قبل 9:00 صباحاً أو بعد 6:00 مساءً فقط',
    ban: 'تُحذف هذه الأيام من الأيام المعروضة، مع السبب',
  } satisfies Record<TravelRuleKind, string>,
  labels: {
    kind: 'القاعدة',
    speciesIds: 'الأنواع',
    regionIds: 'المحافظات',
    weekdays: 'أيام الأسبوع',
    period: 'متى؟',
    fromDay: 'من',
    untilDay: 'إلى',
    reason: 'السبب كما يقرؤه العميل',
  },
  reasonHint: 'مثل: عبّارة مسندم لا تنقل الحيوانات يوم الأربعاء.',
  allSpecies: 'كل الحيوانات',
  someSpecies: 'أنواع أختارها',
  allRegions: 'كل المحافظات',
  someRegions: 'محافظات أختارها',
  allDays: 'كل الأيام',
  someDays: 'أيام أختارها',
  periods: {
    always: 'دائماً',
    yearly: 'كل سنة بين يومين',
    dates: 'بين تاريخين',
  },
  day: 'اليوم',
  month: 'الشهر',
  from: (what: string) => `${what}، من`,
  until: (what: string) => `${what}، إلى`,
  heatTitle: 'في الساعات الباردة فقط',
  warningsTitle: 'انتبه',
  removal: {
    title: 'حذف القاعدة؟',
    what: 'تعود الأيام والساعات كما كانت قبلها. لا تتغير الأيام التي اختارها العملاء.',
    confirm: 'نعم، احذفها',
    done: 'حُذفت القاعدة',
    failed: 'لم تُحذف القاعدة',
  },
} as const

/** «كل سنة من 15 مايو إلى 30 سبتمبر» */
export function periodText({ fromDay, untilDay }: Pick<TravelRule, 'fromDay' | 'untilDay'>): string {
  if (fromDay === null || untilDay === null) return travelRuleText.periods.always
  if (fromDay.length > 5) return `من ${formatDate(fromDay)} إلى ${formatDate(untilDay)}`
  return `كل سنة من ${formatDayMonth(`2028-${fromDay}`)} إلى ${formatDayMonth(`2028-${untilDay}`)}`
}

export function weekdaysText(weekdays: readonly number[] | null): string {
  return weekdays === null ? travelRuleText.allDays : weekdays.map((day) => WEEKDAYS[day]).join('، ')
}

export function regionsText(ids: readonly number[] | null): string {
  return ids === null || ids.length === REGIONS.length ? travelRuleText.allRegions : regionNames(ids)
}

function regionNames(ids: readonly number[]): string {
  return REGIONS.filter(({ id }) => ids.includes(id))
    .map(({ nameAr }) => nameAr)
    .join('، ')
}

/** The species that a ban leaves without a day, and where; species of the same governorates share a sentence. */
export function strandedWarnings(
  stranded: readonly Stranded[],
  known: readonly { id: number; nameArabic: string }[],
): string[] {
  const namesByRegions = new Map<string, string[]>()
  for (const { id, nameArabic } of known) {
    const regions = stranded.filter(({ speciesId }) => speciesId === id).map(({ regionId }) => regionId)
    if (regions.length === 0) continue
    const where = regions.join()
    namesByRegions.set(where, [...(namesByRegions.get(where) ?? []), nameArabic])
  }
  return [...namesByRegions].map(([where, names]) => {
    const regions = where.split(',').map(Number)
    const who = names.length === known.length ? 'أي نوع' : names.map(isolate).join(' و')
    const to = regions.length === REGIONS.length ? 'أي محافظة' : regionNames(regions)
    return `لا يبقى خلال ${TRAVEL_DAYS} يوماً أي يوم يسافر فيه ${who} إلى ${to}، ولا يُقبل طلب له.`
  })
}

const MAX_NAMED = 5

/** Orders whose promised day is excluded now: the shop must agree on another. */
export function promisedWarning(orders: readonly { orderNumber: string }[]): string[] {
  if (orders.length === 0) return []
  const named = orders.slice(0, MAX_NAMED).map(({ orderNumber }) => isolate(orderNumber))
  const more = orders.length > MAX_NAMED ? '…' : ''
  return [
    `في يوم تمنعه هذه القاعدة ${formatCount(orders.length, ORDERS)}: ${named.join('، ')}${more}. غيّر اليوم من صفحة الطلب.`,
  ]
}

const FAULTS: Record<TravelFault, string> = {
  'period-incomplete': 'حدّد بداية المدة ونهايتها معاً.',
  'day-invalid': 'اختر يوماً موجوداً في التقويم.',
  'period-mixed': 'اختر يومين من السنة، أو تاريخين.',
  'period-reversed': 'نهاية المدة قبل بدايتها.',
  'reason-missing': 'اكتب السبب الذي يقرؤه العميل.',
  'nothing-chosen': 'اختر واحداً على الأقل.',
}

export const travelFaultSentences = (faults: TravelFaults) => sentencesOf(faults, FAULTS)
