// The frame around the policies, whose own words are settings.
export const policiesText = {
  termsTitle: 'الشروط والتوصيل والاسترجاع – أليف',
  termsDescription:
    'شروط الشراء من أليف: التوصيل في سلطنة عُمان ورسومه، الاستبدال والاسترجاع، الدفع بالتحويل المصرفي، والدعم.',
  privacyDescription: 'ما يحفظه متجر أليف من بياناتك، ولماذا، ومن يراها، وكيف تطلب تصحيحها أو حذفها.',
  termsHeading: 'شروطنا وسياساتنا',
  privacyTitle: 'الخصوصية – أليف',
  privacyHeading: 'الخصوصية',
} as const
