import { call } from '#browser/api-client.ts'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { ConfirmDialog } from '#office/shell/confirm-dialog.tsx'
import { adminReturnsText as text } from '#text/admin/returns.ts'
import { LostChoice, useLostChoice } from './lost-choice.tsx'
import { RETURN_READS } from './return-reads.ts'

/** H-10: for a waiting case, or one that ended with its order. */
export function NameLostDialog({ one, onClose }: { one: AdminReturn; onClose: () => void }) {
  const choice = useLostChoice(one)
  const words = text.which[choice.mishap]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.ask}
      what={words.why}
      confirm={text.nameIt}
      confirming={text.saving}
      variant="solid"
      send={() =>
        call('PATCH /api/admin/returns/:id', {
          params: { id: one.id },
          body: { decision: 'name', items: choice.decision },
        })
      }
      done={words.done}
      refresh={RETURN_READS}
      failureTitle={text.failed}
    >
      {(wrong) => <LostChoice choice={choice} error={wrong.animalIds} />}
    </ConfirmDialog>
  )
}
