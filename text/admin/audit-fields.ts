// The fields that an entry of the audit log says were changed, each with its name and its values in words.
import type { AuditEntry } from '#contract/admin/audit.ts'
import { ITEM_FIELD_NAMES } from '#domain/catalog/item-fields.ts'
import { baisa, MAX_BAISA } from '#domain/money.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/order-status.ts'
import { REGIONS } from '#domain/regions.ts'
import { VACCINE_TEXT } from '#text/animals/animal-record.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { formatDateTime, WEEKDAYS } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { DELIVERY_TYPE_LABELS, ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '#text/orders.ts'
import { RETURN_STATE_LABELS } from '#text/returns.ts'
import { FAILURE_LABELS } from '#text/runs.ts'
import { auditFields, auditText } from './audit.ts'
import { careAdminText } from './care.ts'
import { ITEM_CHOICES, ITEM_FIELD_TEXT, NO, YES } from './item-fields.ts'
import { openingEditorText } from './opening.ts'
import { DUE_LABELS, VIEW_LABELS } from './order-list.ts'
import { ENTRY_KIND_TEXT, ENTRY_LABELS, FINDING_TEXT, ORIGIN_TEXT, PASSPORT_LABELS } from './passports.ts'
import { QUESTION_STATES } from './questions.ts'
import { ADMIN_REASON_LABELS } from './returns.ts'
import { REVIEW_STATE_LABELS } from './reviews.ts'
import { STOP_LABELS } from './runs.ts'
import { SETTINGS_FIELDS } from './settings.ts'
import { PAPER_TEXT, speciesText, WANT_TEXT } from './species.ts'
import { COLUMN_TEXT, statementsText } from './statements.ts'
import { travelRuleText } from './travel.ts'
import { roleText } from './users.ts'
import { adminViewingsText } from './viewings.ts'
import { vouchersText } from './vouchers.ts'

/** `before` is null where the thing had no such field yet, or nobody wrote it down. */
export type ChangedField = { name: string; before: string | null; after: string | null }

/** Only what differs; where one side is missing, all that the other holds. */
export function changedFields({
  before,
  after,
  action,
}: Pick<AuditEntry, 'before' | 'after'> & Partial<Pick<AuditEntry, 'action'>>): ChangedField[] {
  if (Array.isArray(before) || Array.isArray(after)) {
    return [{ name: LABELS.words ?? '', before: said(before, ''), after: said(after, '') }]
  }
  const [was, is] = [auditFields(before), auditFields(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !HIDDEN.has(name))
  return names
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({
      name: ownLabel(action, name) ?? LABELS[name] ?? name,
      before: said(was[name], name),
      after: said(is[name], name),
    }))
}

/** A field that is called otherwise in this one kind of change. */
function ownLabel(action: string | undefined, name: string): string | undefined {
  return action && OWN_LABELS[action.slice(0, action.indexOf('.'))]?.[name]
}

const OWN_LABELS: Record<string, Record<string, string>> = {
  passport: { name: PASSPORT_LABELS.name },
  hold: { name: 'لمن' },
  'order-content': { deliveryFee: 'رسوم التوصيل' },
  'order-view': { name: 'اسم العرض' },
  'newsletter-issue': { subject: 'عنوان النشرة' },
  'run-stop': { outcome: 'جواب المندوب' },
}

const HIDDEN = new Set(['answerId', 'invitedBy', 'url', 'updatedAt'])

const LABELS: Record<string, string> = {
  ...PAPER_TEXT,
  ...ENTRY_LABELS,
  ...PASSPORT_LABELS,
  ...speciesText.labels,
  ...travelRuleText.labels,
  ...Object.fromEntries(Object.entries(SETTINGS_FIELDS).map(([name, { label }]) => [name, label])),
  ...Object.fromEntries(ITEM_FIELD_NAMES.map((name) => [name, ITEM_FIELD_TEXT[name].label])),
  vet: careAdminText.vet,
  reviewedOn: careAdminText.on,
  price: 'السعر',
  costPrice: 'سعر التكلفة',
  salePrice: 'سعر التخفيض',
  kind: 'النوع',
  percent: 'النسبة',
  amount: 'المبلغ',
  minTotal: 'أقل مشتريات',
  categoryIds: 'الفئات',
  oncePerCustomer: 'مرة لكل عميل',
  maxUses: 'عدد المرات',
  used: 'استُعملت',
  startsOn: 'من',
  endsOn: 'حتى',
  deliveryFee: 'رسوم توصيل خاصة',
  words: 'الكلمات',
  settledAs: 'حال السؤال',
  fileName: 'الملف',
  rows: 'عدد الأسطر',
  lines: 'عدد الأسطر',
  columns: 'الأعمدة',
  dateOrder: statementsText.dateOrder,
  view: 'العرض',
  due: 'الموعد',
  isSearched: 'ببحث',
  added: 'أُضيف',
  changed: 'تغيّر',
  itemType: 'النوع',
  archivedAt: 'الأرشيف',
  isArchived: 'في الأرشيف',
  outcome: 'النتيجة',
  reason: 'السبب',
  emoji: 'الرمز',
  imageUrl: 'الصورة',
  world: 'العائلة',
  products: 'العناصر',
  categories: 'الفئات',
  orders: 'الطلبات',
  archived: 'نُقل إلى الأرشيف',
  moveTo: 'نُقلت إلى الفئة رقم',
  orderNumber: 'رقم الطلب',
  returnState: 'القرار',
  returnReason: 'السبب',
  animalId: 'سجل الحيوان رقم',
  mishapEnd: 'كيف انتهى',
  status: 'حالة الطلب',
  paymentStatus: 'حالة الدفع',
  paymentAmount: 'المبلغ الذي وصل',
  finalAmount: 'المبلغ الكلي',
  discountAmount: 'الخصم',
  channel: 'مصدر الطلب',
  items: 'المنتجات',
  animals: 'الحيوانات',
  courier: 'شركة التوصيل',
  trackingNumber: 'رقم التتبع',
  expiresAt: 'المهلة',
  handled: 'منتهية',
  deliveryDay: 'يوم التوصيل',
  isAdmin: 'كامل الصلاحيات',
  isOwner: 'مالك',
  limitedRole: 'الدور',
  phone: 'الهاتف',
  workingHours: 'ساعات العمل',
  socialLinks: 'روابط التواصل',
  deliveryExceptions: 'محافظات تخالف الأصل',
  opening: 'أسبوع العمل',
  orderHoldHours: 'مهلة التحويل بالساعات',
  animalHoldHours: 'مهلة طلب فيه حيوان بالساعات',
  newBadgeDays: 'أيام علامة «جديد»',
  replyHours: 'ساعات الرد على الرسائل',
  returnHours: 'ساعات قبول الإرجاع',
  policies: 'السياسات',
  faq: 'الأسئلة الشائعة',
  secondFactorRequired: 'التحقق بخطوتين مطلوب من الفريق',
  transferCheckHours: 'مهلة مطابقة التحويل بالساعات',
  state: 'الحالة',
  reply: 'رد المتجر',
  told: 'كم أُخبروا',
  until: 'حتى',
  driver: 'المندوب',
  orderNumbers: 'الطلبات',
  stops: 'طلبات الجولة',
  released: 'ما خرج من الجولة',
  faults: 'ما لم يُعجب المشتري',
  startsAt: 'الموعد',
  expected: 'المفترض في الصندوق',
  counted: 'المعدود',
  difference: 'الفرق',
  remaining: 'ما بقي في الصندوق',
  receivers: 'عدد المستلمين',
  stoppedAt: 'أُوقف في',
  mailCheckedAt: 'وصلت الرسالة التجريبية',
  filter: 'التصفية',
  payment: 'حالة الدفع',
  region: 'المحافظة',
  regionId: 'المحافظة',
  from: 'من',
  to: 'إلى',
  search: 'البحث',
  facts: 'الإعدادات',
  kept: 'بقي كما هو',
  viewing: 'أوقات المعاينة',
  week: 'أيام الأسبوع',
  exceptions: 'أيام تخالف الأسبوع',
  label: 'المناسبة',
  hours: 'الساعات',
  isOffered: 'معروضة',
  minutes: 'المدة بالدقائق',
  holdHours: 'يُحجز قبلها بالساعات',
  daysAhead: 'تُعرض لأيام قادمة',
  office: 'رسوم المكتب',
  home: 'رسوم المنزل',
  days: 'المدة',
  level: 'كيف يُطلب',
  fromMonths: speciesText.fromShort,
}

const MONEY = new Set([
  'price',
  'costPrice',
  'salePrice',
  'amount',
  'minTotal',
  'deliveryFee',
  'paymentAmount',
  'finalAmount',
  'discountAmount',
  'deliveryFeeOffice',
  'deliveryFeeHome',
  'freeDeliveryFrom',
  'expected',
  'counted',
  'difference',
  'remaining',
  'office',
  'home',
])

const CODES: Record<string, Record<string, string>> = {
  status: Object.fromEntries(ORDER_STATUSES.map((code) => [code, ORDER_STATUS_LABELS[code]])),
  paymentStatus: Object.fromEntries(PAYMENT_STATUSES.map((code) => [code, PAYMENT_STATUS_LABELS[code]])),
  payment: Object.fromEntries(PAYMENT_STATUSES.map((code) => [code, PAYMENT_STATUS_LABELS[code]])),
  view: VIEW_LABELS,
  due: DUE_LABELS,
  ...ITEM_CHOICES,
  deliveryType: { ...ITEM_CHOICES.deliveryType, ...DELIVERY_TYPE_LABELS },
  itemType: ITEM_CHOICES.type,
  outcome: {
    ...STOP_LABELS,
    ...{ deleted: 'حُذف نهائياً', archived: 'نُقل إلى الأرشيف', ended: 'توقفت' },
  },
  reason: FAILURE_LABELS,
  state: { ...REVIEW_STATE_LABELS, ...adminViewingsText.states },
  settledAs: QUESTION_STATES,
  dateOrder: statementsText.dateOrders,
  level: WANT_TEXT,
  kind: { ...vouchersText.kinds, ...ENTRY_KIND_TEXT, ...travelRuleText.kind },
  sex: genderText,
  origin: ORIGIN_TEXT,
  against: VACCINE_TEXT,
  finding: FINDING_TEXT,
  keeping: speciesText.keeping,
  citesAppendix: speciesText.cites,
  limitedRole: { staff: roleText.staff.label, accountant: roleText.accountant.label },
  returnState: RETURN_STATE_LABELS,
  returnReason: ADMIN_REASON_LABELS,
  mishapEnd: { recovered: 'شُفي', died: 'نفق' },
  channel: { site: 'من المتجر', phone: 'بالهاتف', counter: 'في المتجر' },
}

function said(value: unknown, name: string): string | null {
  if (value === undefined) return null
  if (value === null || value === '') return auditText.nothing
  if (typeof value === 'boolean') return value ? YES : NO
  if (typeof value === 'number') {
    if (name === 'region' || name === 'regionId') return saidOne(value, 'regionIds')
    return MONEY.has(name) && Number.isSafeInteger(value) && Math.abs(value) <= MAX_BAISA
      ? formatPrice(baisa(value))
      : formatNumber(value)
  }
  if (typeof value === 'string') return saidText(value, name)
  if (Array.isArray(value)) {
    if (value.length === 0) return auditText.nothing
    if (name === 'week' && value.length === WEEKDAYS.length)
      return value.map((day, i) => `${WEEKDAYS[i]} ${hoursOf(day)}`).join('، ')
    return value.map((one) => saidOne(one, name)).join('، ')
  }
  return saidParts(value)
}

/** What is stored in parts: each with its name. */
function saidParts(parts: unknown): string {
  const fields = Object.entries(auditFields(parts))
  if (fields.length === 0) return JSON.stringify(parts) ?? auditText.nothing
  return fields.map(([part, value]) => `${LABELS[part] ?? part}: ${said(value, part)}`).join('، ')
}

/** «09:00 – 21:00» of a day of the week. */
function hoursOf(day: unknown): string {
  const { from, to } = auditFields(day)
  return typeof from === 'string' && typeof to === 'string'
    ? isolate(`${from} – ${to}`)
    : openingEditorText.closed
}

function saidText(value: string, name: string): string {
  if (MONEY.has(name) && /^-?\d{1,9}\.\d{3}$/.test(value)) return formatRials(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return formatDateTime(value)
  return CODES[name]?.[value] ?? value
}

/** One of several: a governorate by its name, a policy or a question by its heading, a picture by its address. */
function saidOne(one: unknown, name: string): string {
  if (name === 'columns') return COLUMN_NAMES[String(one)] ?? statementsText.nothing
  if (name === 'regionIds' || name === 'availableRegions') {
    return REGIONS.find(({ id }) => id === one)?.nameAr ?? String(one)
  }
  if (name === 'weekdays') return WEEKDAYS[Number(one)] ?? String(one)
  const { title, question, network, url } = auditFields(one)
  const heading = title ?? question ?? network ?? url
  return typeof heading === 'string' ? heading : typeof one === 'string' ? one : saidParts(one)
}

const COLUMN_NAMES: Record<string, string> = COLUMN_TEXT
