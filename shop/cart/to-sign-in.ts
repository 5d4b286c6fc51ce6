import { productPath } from '#domain/product.ts'

export const SIGN_IN_FORM = 'sign-in'
/** The id of the dialog, in the pages that have it in their HTML (shop/account/sign-in/sign-in-sheet.tsx). */
export const SIGN_IN_SHEET = 'sign-in-sheet'

/** Without scripts a buy button leads to /auth, which returns to the product. */
export function leadsToSignIn(product: Parameters<typeof productPath>[0]) {
  return { type: 'submit', form: SIGN_IN_FORM, name: 'return', value: productPath(product) } as const
}
