// What the back office says of categories (A-CAT).

/** Beside the fields that only the stored shop can judge, and in the toast (A-CAT-07). */
export const categoryFieldText = {
  namesMissing: 'يرجى إدخال اسم الفئة بالعربية والإنجليزية',
  imageUnknown: 'لم تُرفع هذه الصورة إلى المتجر. ارفعها من جديد.',
  moveToUnknown: 'الفئة التي تُنقل إليها العناصر لم تعد موجودة. اختر فئة أخرى.',
} as const
