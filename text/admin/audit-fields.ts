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
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '#text/orders.ts'
import { RETURN_REASON_LABELS, RETURN_STATE_LABELS } from '#text/returns.ts'
import { auditFields, auditText } from './audit.ts'
import { careAdminText } from './care.ts'
import { ITEM_CHOICES, ITEM_FIELD_TEXT, NO, YES } from './item-fields.ts'
import { DUE_LABELS, VIEW_LABELS } from './order-list.ts'
import { ENTRY_KIND_TEXT, ENTRY_LABELS, FINDING_TEXT, ORIGIN_TEXT, PASSPORT_LABELS } from './passports.ts'
import { SETTINGS_FIELDS } from './settings.ts'
import { speciesText } from './species.ts'
import { travelRuleText } from './travel.ts'
import { roleText } from './users.ts'
import { vouchersText } from './vouchers.ts'

/** `before` is null where the thing had no such field yet, or nobody wrote it down. */
export type ChangedField = { name: string; before: string | null; after: string | null }

/** Only what differs; where one side is missing, all that the other holds. */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedField[] {
  if (Array.isArray(before) || Array.isArray(after)) {
    return [{ name: LABELS.words ?? '', before: said(before, ''), after: said(after, '') }]
  }
  const [was, is] = [auditFields(before), auditFields(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !HIDDEN.has(name))
  return names
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({
      name: LABELS[name] ?? name,
      before: said(was[name], name),
      after: said(is[name], name),
    }))
}

const HIDDEN = new Set(['answerId', 'invitedBy', 'url', 'updatedAt'])

const LABELS: Record<string, string> = {
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
  saleFrom: 'التخفيض من',
  saleUntil: 'التخفيض حتى',
  deliveryFee: 'رسوم توصيل خاصة',
  words: 'الكلمات',
  settledAs: 'حال السؤال',
  fileName: 'الملف',
  rows: 'عدد السطور',
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
  channel: 'طريقة الطلب',
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
  transferCheckHours: 'مهلة التحقق من التحويل بالساعات',
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
])

const CODES: Record<string, Record<string, string>> = {
  status: Object.fromEntries(ORDER_STATUSES.map((code) => [code, ORDER_STATUS_LABELS[code]])),
  paymentStatus: Object.fromEntries(PAYMENT_STATUSES.map((code) => [code, PAYMENT_STATUS_LABELS[code]])),
  view: VIEW_LABELS,
  due: DUE_LABELS,
  ...ITEM_CHOICES,
  itemType: ITEM_CHOICES.type,
  outcome: { deleted: 'حُذف نهائياً', archived: 'نُقل إلى الأرشيف', ended: 'توقفت' },
  kind: { ...vouchersText.kinds, ...ENTRY_KIND_TEXT, ...travelRuleText.kind },
  sex: genderText,
  origin: ORIGIN_TEXT,
  against: VACCINE_TEXT,
  finding: FINDING_TEXT,
  keeping: speciesText.keeping,
  citesAppendix: speciesText.cites,
  limitedRole: { staff: roleText.staff.label, accountant: roleText.accountant.label },
  returnState: RETURN_STATE_LABELS,
  returnReason: RETURN_REASON_LABELS,
  mishapEnd: { recovered: 'شُفي', died: 'نفق' },
  channel: { site: 'من المتجر', phone: 'بالهاتف', counter: 'في المتجر' },
}

function said(value: unknown, name: string): string | null {
  if (value === undefined) return null
  if (value === null || value === '') return auditText.nothing
  if (typeof value === 'boolean') return value ? YES : NO
  if (typeof value === 'number') {
    return MONEY.has(name) && Number.isSafeInteger(value) && Math.abs(value) <= MAX_BAISA
      ? formatPrice(baisa(value))
      : formatNumber(value)
  }
  if (typeof value === 'string') return saidText(value, name)
  if (Array.isArray(value)) {
    if (value.length === 0) return auditText.nothing
    return value.map((one) => saidOne(one, name)).join('، ')
  }
  return JSON.stringify(value)
}

function saidText(value: string, name: string): string {
  if (MONEY.has(name) && /^\d{1,9}\.\d{3}$/.test(value)) return formatRials(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return formatDateTime(value)
  return CODES[name]?.[value] ?? value
}

/** One of several: a governorate by its name, a policy or a question by its heading, a picture by its address. */
function saidOne(one: unknown, name: string): string {
  if (name === 'regionIds' || name === 'availableRegions') {
    return REGIONS.find(({ id }) => id === one)?.nameAr ?? String(one)
  }
  if (name === 'weekdays') return WEEKDAYS[Number(one)] ?? String(one)
  const { title, question, network, url } = auditFields(one)
  const heading = title ?? question ?? network ?? url
  return typeof heading === 'string' ? heading : typeof one === 'string' ? one : JSON.stringify(one)
}
