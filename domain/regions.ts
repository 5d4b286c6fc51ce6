// The 11 governorates with their fixed ids 1 to 11 (E-REG-01) and their wilayat.

export type Region = { id: number; code: string; nameAr: string; nameEn: string; wilayat: readonly string[] }

export const REGIONS: readonly Region[] = [
  {
    id: 1,
    code: 'MS',
    nameAr: 'مسقط',
    nameEn: 'Muscat',
    wilayat: ['مسقط', 'مطرح', 'بوشر', 'السيب', 'العامرات', 'قريات'],
  },
  {
    id: 2,
    code: 'DH',
    nameAr: 'ظفار',
    nameEn: 'Dhofar',
    wilayat: [
      'صلالة',
      'طاقة',
      'مرباط',
      'سدح',
      'رخيوت',
      'ضلكوت',
      'ثمريت',
      'المزيونة',
      'مقشن',
      'شليم وجزر الحلانيات',
    ],
  },
  { id: 3, code: 'MU', nameAr: 'مسندم', nameEn: 'Musandam', wilayat: ['خصب', 'دبا', 'بخا', 'مدحاء'] },
  { id: 4, code: 'BU', nameAr: 'البريمي', nameEn: 'Al Buraimi', wilayat: ['البريمي', 'محضة', 'السنينة'] },
  {
    id: 5,
    code: 'DA',
    nameAr: 'الداخلية',
    nameEn: 'Ad Dakhiliyah',
    wilayat: ['نزوى', 'بهلاء', 'منح', 'الحمراء', 'أدم', 'إزكي', 'سمائل', 'بدبد', 'الجبل الأخضر'],
  },
  {
    id: 6,
    code: 'NB',
    nameAr: 'شمال الباطنة',
    nameEn: 'North Al Batinah',
    wilayat: ['صحار', 'شناص', 'لوى', 'صحم', 'الخابورة', 'السويق'],
  },
  {
    id: 7,
    code: 'SB',
    nameAr: 'جنوب الباطنة',
    nameEn: 'South Al Batinah',
    wilayat: ['الرستاق', 'العوابي', 'نخل', 'وادي المعاول', 'بركاء', 'المصنعة'],
  },
  {
    id: 8,
    code: 'NS',
    nameAr: 'شمال الشرقية',
    nameEn: 'North Ash Sharqiyah',
    wilayat: ['إبراء', 'المضيبي', 'بدية', 'القابل', 'وادي بني خالد', 'دماء والطائيين', 'سناو'],
  },
  {
    id: 9,
    code: 'SS',
    nameAr: 'جنوب الشرقية',
    nameEn: 'South Ash Sharqiyah',
    wilayat: ['صور', 'الكامل والوافي', 'جعلان بني بو حسن', 'جعلان بني بو علي', 'مصيرة'],
  },
  { id: 10, code: 'DZ', nameAr: 'الظاهرة', nameEn: 'Ad Dhahirah', wilayat: ['عبري', 'ينقل', 'ضنك'] },
  { id: 11, code: 'WU', nameAr: 'الوسطى', nameEn: 'Al Wusta', wilayat: ['هيما', 'محوت', 'الدقم', 'الجازر'] },
]

export const ALL_REGION_IDS: readonly number[] = REGIONS.map(({ id }) => id)

/** Muscat, the default of the checkout form (S-CHK-04). */
export const DEFAULT_REGION_ID = 1

export function findRegion(id: number): Region | undefined {
  return REGIONS.find((region) => region.id === id)
}
