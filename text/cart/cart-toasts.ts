// What the shop says about the cart on every page: how much is in it, and what became of a change (S-ERR-01..08).
export const cartCountText = {
  many: '99+',
  holding: (pieces: string) => `(فيها ${pieces})`,
} as const

export const cartToasts = {
  signInFirst: 'يجب تسجيل الدخول',
  signInFirstWhy: 'سجّل الدخول أولاً لتضيف إلى السلة، وسنضيف لك هذا المنتج بعدها.',
  added: 'تم إضافة المنتج',
  addedWhere: 'تم إضافة المنتج إلى سلة المشتريات بنجاح',
  showCart: 'السلة',
  inCart: 'في سلتك',
  inCartAll: 'كل ما بقي منه في سلتك، وتستطيع إتمام الطلب.',
  error: 'خطأ',
  addFailed: 'حدث خطأ أثناء إضافة المنتج',
  updateFailed: 'حدث خطأ أثناء تحديث الكمية',
  removed: 'تم حذف المنتج',
  removedWhence: 'تم حذف المنتج من سلة المشتريات',
  removeFailed: 'حدث خطأ أثناء حذف المنتج',
  cleared: 'تم تفريغ السلة',
  clearFailed: 'حدث خطأ أثناء تفريغ السلة',
  undo: 'تراجع',
  retry: 'إعادة المحاولة',
} as const
