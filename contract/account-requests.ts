// Requests of the account forms (api.md). Unknown fields are refused: `isAdmin`, `emailVerified`.
import { z } from 'zod/mini'
import { digitsOfCode, SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { placeFields } from './place-request.ts'
import {
  emailText,
  freeText,
  lineText,
  newPassword,
  optionalText,
  personText,
  phoneText,
  ruleOf,
} from './typed-text.ts'

const MAX_PERSON_NAME = 60

/** Only the server can tell whether it is correct. */
const givenPassword = z.string().check(z.minLength(1), z.maxLength(1000))
const token = z.string().check(z.minLength(1), z.maxLength(2000))

/** In the order of the form, as every request here. */
export const signUpRequest = z.strictObject({
  firstName: personText(MAX_PERSON_NAME),
  lastName: personText(MAX_PERSON_NAME),
  name: optionalText(120),
  email: emailText(),
  password: newPassword(),
})
export type SignUpRequest = z.infer<typeof signUpRequest>

export const signInRequest = z.strictObject({ email: emailText(), password: givenPassword })
export type SignInRequest = z.infer<typeof signInRequest>

export const emailRequest = z.strictObject({ email: emailText() })
export type EmailRequest = z.infer<typeof emailRequest>

/** The digits as a person typed or pasted them. */
export const mailedCode = z.pipe(
  z.pipe(z.string().check(z.minLength(1), z.maxLength(100)), z.transform(digitsOfCode)),
  z.string().check(ruleOf((digits) => (digits.length === SIGN_IN_CODE.digits ? null : 'code-incomplete'))),
)

export const verifyCodeRequest = z.strictObject({
  email: emailText(),
  code: mailedCode,
})
export type VerifyCodeRequest = z.infer<typeof verifyCodeRequest>

const factorCode = z.string().check(z.minLength(1), z.maxLength(100))

/** Six digits of the app, or a recovery code (T-02). */
export const secondFactorRequest = z.strictObject({ code: factorCode })
export type SecondFactorRequest = z.infer<typeof secondFactorRequest>

/** Proof of identity: the password, or a code of the second factor; for an account with neither, a mailed code. */
export const proofRequest = z.strictObject({
  password: z.optional(givenPassword),
  code: z.optional(factorCode),
})
export type ProofRequest = z.infer<typeof proofRequest>

export const confirmSecondFactorRequest = z.strictObject({ setUp: token, code: factorCode })
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>

export const resetPasswordRequest = z.strictObject({ token, newPassword: newPassword() })
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>
/** the rule of 12. */
export const becomeAdminRequest = z.strictObject({ token, newPassword: newPassword({ isAdmin: true }) })

/** Checking a link does not use it up. */
export const checkResetRequest = z.strictObject({ token })
export type CheckResetRequest = z.infer<typeof checkResetRequest>

export const changePasswordRequest = z.strictObject({
  currentPassword: givenPassword,
  newPassword: newPassword(),
})
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>
/** The check of an administrator's form; the server decides by the session. */
export const changeAdminPasswordRequest = z.extend(changePasswordRequest, {
  newPassword: newPassword({ isAdmin: true }),
})

export const deleteAccountRequest = z.strictObject({
  password: z.optional(givenPassword),
  email: z.optional(personText(1000)),
})
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>

/** A-ROLE-03, W-13: own names, phone, address and place; the family name is empty for a person with one name. */
export const editProfileRequest = z.strictObject({
  firstName: z.optional(personText(MAX_PERSON_NAME)),
  lastName: z.optional(lineText(MAX_PERSON_NAME)),
  phone: z.optional(phoneText(80)),
  address: z.optional(freeText(500)),
  ...placeFields,
})
export type EditProfileRequest = z.infer<typeof editProfileRequest>

/** A further administrator. */
export const newAdminRequest = z.strictObject({
  email: emailText(),
  password: newPassword({ isAdmin: true }),
  firstName: optionalText(MAX_PERSON_NAME),
  lastName: optionalText(MAX_PERSON_NAME),
})
export type NewAdminRequest = z.infer<typeof newAdminRequest>

/** The first one, with the token that the shop printed when it started. */
export const firstAdminRequest = z.extend(newAdminRequest, { setupToken: personText(100) })
export type FirstAdminRequest = z.infer<typeof firstAdminRequest>
