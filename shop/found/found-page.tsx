import { useQuery } from '@tanstack/react-query'
import { FailedRoom } from '#browser/accounts/private-room-states.tsx'
import { isNotFound, queryOf } from '#browser/api-client.ts'
import { FigureState } from '#browser/figure/figure-state.tsx'
import type { FoundAnimal } from '#contract/found.ts'
import { foundText as text } from '#text/animals/found.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FoundAnimalCard } from './found-animal-card.tsx'
import { FoundForm } from './found-form.tsx'

/** H-05: a finder sees what the owner shows of an animal, and can write to them through the shop. */
export function FoundPage({ code }: { code: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf('GET /api/found/:code', { params: { code } }),
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return (
    <div className="page max-w-3xl pt-4 pb-8 lg:pt-8">
      <title>{text.title}</title>
      {isNotFound(error) ? (
        <Gone />
      ) : data ? (
        <Shown animal={data} code={code} />
      ) : error ? (
        <FailedRoom
          headingLevel={1}
          title={text.failedTitle}
          error={error}
          retry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={text.loading} className="flex flex-col gap-4">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </div>
  )
}

function Shown({ animal, code }: { animal: FoundAnimal; code: string }) {
  return (
    <div className="flex flex-col gap-4">
      <FoundAnimalCard animal={animal} headingLevel={1} />
      <Notice tone="warn">{text.care}</Notice>
      <FoundForm code={code} />
    </div>
  )
}

/** The page is off, the animal has died, or the code is unknown: the page does not say which. */
function Gone() {
  return (
    <FigureState
      world="cats"
      figure="cat"
      headingLevel={1}
      title={text.gone.title}
      actions={
        <LinkButton to={`/contact?subject=${encodeURIComponent(text.gone.subject)}`}>
          {text.gone.write}
        </LinkButton>
      }
    >
      {text.gone.what}
    </FigureState>
  )
}
