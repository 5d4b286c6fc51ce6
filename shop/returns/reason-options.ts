import { type GivenBackReason, returnKindOf } from '#domain/returns/return-rules.ts'
import { RETURN_REASON_LABELS, returnsText } from '#text/returns.ts'

/** The reasons to choose from; where animals and supplies were bought together, each says which it is about. */
export function reasonOptions(reasons: readonly GivenBackReason[]) {
  const isMixed = new Set(reasons.map(returnKindOf)).size > 1
  return reasons.map((value) => ({
    value,
    label: RETURN_REASON_LABELS[value],
    description: isMixed ? returnsText.about[returnKindOf(value)] : undefined,
  }))
}
