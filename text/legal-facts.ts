// Who the shop is by law, as footer, terms and invoice say it (L-11): each fact with its name, and only those that its
// owner has entered.
import type { Store } from '#contract/store.ts'

export const LEGAL_LABELS = {
  commercialRegistration: 'السجل التجاري',
  ecommerceLicence: 'ترخيص التجارة الإلكترونية',
  taxNumber: 'البطاقة الضريبية',
  complaintContact: 'الشكاوى',
} as const satisfies Partial<Record<keyof Store, string>>

type LegalFact = keyof typeof LEGAL_LABELS

export function legalFacts(store: Pick<Store, LegalFact>): { label: string; value: string }[] {
  return (Object.keys(LEGAL_LABELS) as LegalFact[]).flatMap((name) => {
    const value = store[name]
    return value ? [{ label: LEGAL_LABELS[name], value }] : []
  })
}
