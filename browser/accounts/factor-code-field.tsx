import type { RefObject } from 'react'
import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts'
import { digitsOfCode } from '#domain/accounts/sign-in-code.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { CodeField } from '#ui/code-field.tsx'

type FactorCodeFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (digits: string) => void
  error: string | undefined
}

/** The six digits of an authenticator app. */
export function FactorCodeField(props: FactorCodeFieldProps) {
  const label = secondFactorText.code
  return <CodeField {...props} label={label} labelHidden length={SECOND_FACTOR.digits} clean={digitsOfCode} />
}
