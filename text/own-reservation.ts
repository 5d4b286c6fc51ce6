// Texts of a reserved product for its own customer (S2-10).
export const ownReservationText = {
  waits: 'حوّل ثمنه وأخبرنا قبل أن ينتهي الحجز، فهو لك وحدك حتى حينها.',
  notFound: 'لم نجد تحويلك بعد. أكمل الدفع قبل أن ينتهي الحجز.',
  reported: 'وصلنا أنك حوّلت ثمنه، ونتحقق منه الآن.',
  /** S2-12. */
  kept: 'أبقيناه لك وحدك. اشترِه قبل ذلك الوقت.',
  toOrder: 'اعرض طلبك',
} as const
