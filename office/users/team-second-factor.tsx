import { useQuery } from '@tanstack/react-query'
import { call, freshOf, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { teamFactorText } from '#text/second-factor.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'

const ADDRESS = '/api/admin/second-factor'

/** T-02: the owner requires a second factor of everybody with a role. */
export function TeamSecondFactor() {
  const { data } = useQuery(freshOf(`GET ${ADDRESS}`))
  const { run, pending, failure } = useChange({
    send: (isRequired: boolean) => call(`PATCH ${ADDRESS}`, { body: { isRequired } }),
    done: ({ isRequired }) => ({
      title: isRequired ? teamFactorText.required : teamFactorText.free,
      tone: 'ok',
    }),
    refresh: [ADDRESS],
  })
  if (!data) return null
  const { isRequired, members, protectedMembers } = data
  const counted = isRequired ? teamFactorText.counted : teamFactorText.countedFree
  return (
    <TitledCard title={teamFactorText.title}>
      <p className="text-md text-ink-2">
        {teamFactorText.why} {counted(protectedMembers, members)}
      </p>
      <Switch
        label={teamFactorText.require}
        checked={isRequired}
        disabled={pending}
        onChange={() => run(!isRequired)}
      />
      {failure ? (
        <Notice tone="danger" live title={teamFactorText.failed}>
          {sentenceOf(failure)}{' '}
          {refusalIn(failure, 'second-factor-first') ? (
            <Link to="/profile#security" className="font-semibold underline">
              {teamFactorText.toProfile}
            </Link>
          ) : null}
        </Notice>
      ) : null}
    </TitledCard>
  )
}
