// Whether a stored number is a mobile number, which WhatsApp links need; without the parser's tables.

/** @param e164 as parseOmanPhone returns it; anything else is no mobile number */
export function isMobile(e164: string): boolean {
  return /^\+968[79]\d{7}$/.test(e164)
}
