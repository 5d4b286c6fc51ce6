// What every page says that is for one customer only: cart, checkout, orders, profile.
export const privateRoomText = {
  signedOutTitle: 'يجب تسجيل الدخول أولاً',
  signIn: 'تسجيل الدخول',
  retry: 'إعادة المحاولة',
}
