// What the search of the whole office says (W-08).
export const officeSearchText = {
  open: 'بحث في كل شيء',
  short: 'بحث',
  title: 'بحث في كل شيء',
  placeholder: 'طلب أو عميل أو عنصر أو قسم',
  results: 'النتائج',
  groups: {
    rooms: 'الأقسام',
    orders: 'الطلبات',
    customers: 'العملاء',
    animals: 'سجلات الحيوانات',
    items: 'الحيوانات والمنتجات',
  },
  nothing: 'لا شيء بهذا الاسم. جرّب جزءاً من الرقم أو الاسم أو الهاتف.',
  searching: 'جارٍ البحث…',
  left: (quantity: number) => (quantity > 0 ? `المتبقي ${quantity}` : 'نفد'),
} as const
