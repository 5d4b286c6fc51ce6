// What a spreadsheet would run as a formula is written with an apostrophe before it, and read without it again; so are
// twelve digits and more, which it would save as 6.29E+12. Text that looks guarded already gets one more, so that what
// comes back is what went out (Z-05).

const FORMULA = /^'*(?:[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|\d{12,}$)/

export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
