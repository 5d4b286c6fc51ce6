import { FlaskConical } from 'lucide-react'
import { call } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Setup } from '#contract/admin/setup.ts'
import { guideText } from '#text/admin/guide.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'

const text = guideText.demo

/** L-03: offers demo data for an empty shop; if there is demo data, a link to remove it. */
export function DemoOffer({ demo }: { demo: Setup['demo'] }) {
  if (demo === 'none') return null
  if (demo === 'offered') return <LoadDemo />
  return (
    <Notice icon={<FlaskConical />}>
      <p>{text.loaded}</p>
      <LinkButton to="/admin-seed" reloadDocument variant="outline" size="sm" className="mt-2">
        {text.remove}
      </LinkButton>
    </Notice>
  )
}

function LoadDemo() {
  const { run, pending } = useChange({
    send: () => call('POST /api/admin/seed', { body: { catalogue: 'demo' } }),
    done: text.done,
    failed: text.failed,
    refresh: ['/api'],
  })

  return (
    <Card className="flex flex-col items-start gap-3">
      <p className="text-md text-ink-2">{text.what}</p>
      <Button
        variant="outline"
        size="sm"
        icon={<FlaskConical />}
        pending={pending}
        pendingLabel={text.loading}
        onClick={() => run()}
      >
        {text.offer}
      </Button>
    </Card>
  )
}
