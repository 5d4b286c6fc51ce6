import type { SetUpSwitch, ShopSetUp } from '#contract/debug.ts'
import { debugText, SWITCH_NAMES } from '#text/debug.ts'
import { formatNumber } from '#text/format-number.ts'
import { DebugFact, DebugFacts, LatinFact, StateBadge } from './panel.tsx'

export function SetUpFacts({ setUp }: { setUp: ShopSetUp }) {
  const text = debugText.environment
  return (
    <DebugFacts>
      <DebugFact name={text.mode}>{text.modes[setUp.mode]}</DebugFact>
      <LatinFact name={text.version}>{setUp.version}</LatinFact>
      <LatinFact name={<bdi dir="ltr">Node.js</bdi>}>{setUp.node}</LatinFact>
      <LatinFact name={text.address}>{setUp.baseUrl}</LatinFact>
      <DebugFact name={text.processes}>{formatNumber(setUp.processes)}</DebugFact>
      {(Object.keys(SWITCH_NAMES) as SetUpSwitch[]).map((name) => (
        <DebugFact key={name} name={SWITCH_NAMES[name]} note={<bdi dir="ltr">{name}</bdi>}>
          <StateBadge state={setUp.switches[name] ? 'on' : 'off'} />
        </DebugFact>
      ))}
    </DebugFacts>
  )
}
