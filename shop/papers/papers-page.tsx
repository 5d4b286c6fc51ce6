import './papers.css'
import { useQuery } from '@tanstack/react-query'
import { FailedRoom } from '#browser/accounts/private-room-states.tsx'
import { ApiError, call, isNotFound, sentenceOf } from '#browser/api-client.ts'
import { FigureState } from '#browser/figure/figure-state.tsx'
import { MAIN_ID } from '#browser/shell/skip-link.tsx'
import { useFragment } from '#shop/navigation/use-fragment.ts'
import { papersText as text } from '#text/animals/papers.ts'
import { Button } from '#ui/button.tsx'
import { Printer } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PapersSheet } from './papers-sheet.tsx'
import { usePictures } from './use-pictures.ts'

/** H-04: the papers of an animal, by a signed link that is valid for some minutes. */
export default function PapersPage() {
  const token = useFragment()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['/api/papers', token],
    queryFn: () => call('POST /api/papers/open', { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    gcTime: 0,
  })
  const pictures = usePictures(token ?? '', data)
  const isGone = token === '' || isNotFound(error, 410, 422)
  const isExpired = error instanceof ApiError && error.status === 410
  return (
    <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh px-(--gutter) py-4 outline-none print:p-0">
      <title>{text.page}</title>
      {data ? (
        <>
          <PrintBar isReady={pictures.areReady} />
          <PapersSheet papers={data} urlOf={pictures.urlOf} />
        </>
      ) : isGone ? (
        <FigureState
          world="cats"
          figure="cat"
          headingLevel={1}
          title={isExpired ? text.expiredTitle : text.goneTitle}
          actions={<LinkButton to="/account/animals">{text.toAnimals}</LinkButton>}
        >
          {isExpired ? sentenceOf(error) : text.goneWhy}
        </FigureState>
      ) : error ? (
        <FailedRoom
          headingLevel={1}
          title={text.failedTitle}
          error={error}
          retry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={text.loading} className="mx-auto max-w-[148mm]">
          <Skeleton className="h-[38rem] rounded-card" />
        </div>
      )}
    </main>
  )
}

function PrintBar({ isReady }: { isReady: boolean }) {
  return (
    <div className="mx-auto mb-4 flex max-w-[148mm] flex-col gap-3 print:hidden">
      <h1 className="font-display text-h2">{text.page}</h1>
      <p className="text-md text-ink-2">{text.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="lg" icon={<Printer />} disabled={!isReady} onClick={() => print()}>
          {text.print}
        </Button>
        <LinkButton to="/account/animals" size="lg" variant="outline">
          {text.toAnimals}
        </LinkButton>
      </div>
    </div>
  )
}
