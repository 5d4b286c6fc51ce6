// The frame around the policies, whose own words are settings.
export const policiesText = {
  termsTitle: 'الشروط والتوصيل والاسترجاع – أليف',
  termsHeading: 'شروطنا وسياساتنا',
  privacyTitle: 'الخصوصية – أليف',
  privacyHeading: 'الخصوصية',
} as const
