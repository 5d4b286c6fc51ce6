import { expect, test } from 'vitest'
import { cartToasts } from './cart/cart-toasts.ts'
import { cardText, soldOutText } from './catalog/catalog.ts'
import { catalogueText } from './catalog/catalogue-page.ts'
import { productText } from './catalog/product-page.ts'
import { checkoutText } from './checkout.ts'
import { contactText } from './contact.ts'
import { DELIVERY_TYPE_LABELS } from './orders.ts'
import { errorText } from './shell.ts'

/** The catalogue of messages, in the very words of the specification; who changes one changes the contract. */
test.each([
  ['S-ERR-01', cartToasts.signInFirst, 'يجب تسجيل الدخول'],
  ['S-ERR-02', cartToasts.added, 'تم إضافة المنتج'],
  ['S-ERR-02', cartToasts.addedWhere, 'تم إضافة المنتج إلى سلة المشتريات بنجاح'],
  ['S-ERR-03', cartToasts.error, 'خطأ'],
  ['S-ERR-03', cartToasts.addFailed, 'حدث خطأ أثناء إضافة المنتج'],
  ['S-ERR-04', cartToasts.updateFailed, 'حدث خطأ أثناء تحديث الكمية'],
  ['S-ERR-05', cartToasts.removed, 'تم حذف المنتج'],
  ['S-ERR-05', cartToasts.removedWhence, 'تم حذف المنتج من سلة المشتريات'],
  ['S-ERR-06', cartToasts.removeFailed, 'حدث خطأ أثناء حذف المنتج'],
  ['S-ERR-07', cartToasts.cleared, 'تم تفريغ السلة'],
  ['S-ERR-08', cartToasts.clearFailed, 'حدث خطأ أثناء تفريغ السلة'],
  ['S-CHK-03', checkoutText.missing, 'معلومات ناقصة'],
  ['S-CHK-03', checkoutText.missingWhat, 'يرجى ملء جميع المعلومات المطلوبة'],
  ['S-ERR-10', checkoutText.saveFailed, 'خطأ في حفظ الطلب'],
  ['S-ERR-10', checkoutText.saveFailedWhat, 'حدث خطأ أثناء حفظ طلبك. يرجى المحاولة مرة أخرى.'],
  ['S-ERR-11', checkoutText.itemsFailed, 'خطأ في حفظ عناصر الطلب'],
  ['S-ERR-12', checkoutText.stockChanged, 'تحذير'],
  ['S-ERR-13, X-48', checkoutText.systemFailed, 'خطأ في النظام'],
  ['S-ERR-13, X-48', checkoutText.systemFailedWhat, 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.'],
  ['S-CHK-21, X-55', DELIVERY_TYPE_LABELS.home, 'توصيل مباشر للمنزل'],
  ['S-CHK-21, X-55', DELIVERY_TYPE_LABELS.office, 'توصيل لشركة التوصيل'],
  ['S-CARD-08, S-ERR-09', cardText.unavailable, 'غير متوفر'],
  ['S-ERR-09', soldOutText.animal, 'هذا الحيوان غير متوفر حالياً'],
  ['S-MOD-07', productText.soldOut, 'المنتج غير متوفر'],
  ['S-CATB-05', catalogueText.none, 'لا توجد نتائج'],
  ['S-CON-02', contactText.missing, 'بيانات ناقصة'],
  ['S-CON-02', contactText.missingWhat, 'يرجى ملء جميع الحقول المطلوبة المحددة بعلامة (*)'],
  ['S-CON-07', contactText.sent.title, 'تم إرسال رسالتك بنجاح'],
  ['S-CON-08', contactText.failed, '⚠️ حدث خطأ'],
  [
    'S-CON-08',
    contactText.failedWhat,
    'نعتذر، حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى أو التواصل معنا هاتفياً',
  ],
  ['S-ROUTE-10', errorText.notFound.title, '404 - الصفحة غير موجودة'],
])('%s: «%s»', (_, said, specified) => {
  expect(said).toBe(specified)
})

test('S-ERR-01: the second line asks to sign in before adding to the cart', () => {
  expect(cartToasts.signInFirstWhy).toMatch(/سجّل الدخول أولاً.*السلة/)
})
