import { useState } from 'react'
import { ApiError, send } from '#browser/api-client.ts'
import { debugText } from '#text/debug.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DebugFact, DebugFacts, DebugPanel } from './panel.tsx'

const CALLS = [
  '/healthz',
  '/api/store',
  '/api/session',
  '/api/session/details',
  '/api/cart',
  '/api/admin/validate',
]

/** `status` is 0 if there was no response. */
type CallResult = { status: number; code: string; milliseconds: number }

/** The raw responses of the API, requested one after the other. */
export function CallsPanel() {
  const [results, setResults] = useState<Record<string, CallResult>>({})
  const [running, setRunning] = useState(false)
  const text = debugText.calls

  async function run() {
    setRunning(true)
    setResults({})
    for (const path of CALLS) {
      const answer = await ask(path)
      setResults((before) => ({ ...before, [path]: answer }))
    }
    setRunning(false)
  }

  return (
    <DebugPanel
      title={text.title}
      lead={text.lead}
      actions={
        <Button
          variant="soft"
          size="sm"
          pending={running}
          pendingLabel={text.running}
          onClick={() => void run()}
        >
          {text.run}
        </Button>
      }
    >
      <DebugFacts>
        {CALLS.map((path) => (
          <DebugFact key={path} name={<bdi dir="ltr">GET {path}</bdi>} note={results[path]?.code}>
            <Answer result={results[path]} />
          </DebugFact>
        ))}
      </DebugFacts>
    </DebugPanel>
  )
}

function Answer({ result }: { result: CallResult | undefined }) {
  const text = debugText.calls
  if (!result) return <span className="font-normal text-ink-3">{text.notYet}</span>
  if (result.status === 0) return <Badge tone="danger">{text.unreachable}</Badge>
  return (
    <span className="inline-flex items-center gap-2">
      <span className="text-sm font-normal text-ink-3">{text.milliseconds(result.milliseconds)}</span>
      <Badge tone={result.status < 400 ? 'ok' : result.status < 500 ? 'warn' : 'danger'}>
        {result.status}
      </Badge>
    </span>
  )
}

async function ask(path: string): Promise<CallResult> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    await send('GET', path)
    return { status: 200, code: '', milliseconds: took() }
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 0, code: '', milliseconds: took() }
    return { status: error.status, code: error.problem?.code ?? '', milliseconds: took() }
  }
}
