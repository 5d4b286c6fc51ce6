// The frame around the policies, whose own words are settings.
export const policiesText = {
  terms: {
    title: (shop: string) => `الشروط والتوصيل والاسترجاع – ${shop}`,
    heading: 'شروطنا وسياساتنا',
    description: 'رسوم التوصيل ومدته، والدفع بالتحويل، والاستبدال والاسترجاع، وشروط شراء الحيوانات.',
  },
  privacy: {
    title: (shop: string) => `الخصوصية – ${shop}`,
    heading: 'الخصوصية',
    description: 'ما نحفظه من بياناتك ولماذا، ومن يراه، وكيف تطلب تصحيحه أو حذفه.',
  },
  updated: (date: string) => `آخر تحديث: ${date}`,
  seller: 'بيانات المتجر',
  contents: 'في هذه الصفحة',
  print: 'طباعة',
  empty: 'لم يُكتب نص هذه الصفحة بعد. راسلنا ونجيبك عن أي سؤال.',
  question: 'لم تجد جواب سؤالك؟',
  contact: 'تواصل معنا',
} as const
