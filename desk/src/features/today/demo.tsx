/** The demo shop's own place on the first page: what goes with the demo and what stays, and the way back for a day. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { Section } from '../../parts/page.tsx'
import { Way } from '../../parts/way.tsx'
import { isOwnService } from '../../platform/endpoint.ts'
import { type Fault, ServiceError } from '../../platform/faults.ts'
import { momentText, wholeMoment } from '../../platform/moments.ts'
import { countText } from '../../platform/money.ts'
import { ownApi } from '../../platform/own-api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { useMay } from '../../platform/rights.ts'
import { type Demo, demoQuery, type DemoKind, sumOf } from './demo-facts.ts'
import { KINDS, nameOf } from './demo-kinds.ts'

export function DemoShop() {
  const maySet = useMay('MANAGE_SETTINGS')
  const { data: demo } = useQuery({ ...demoQuery, enabled: maySet && isOwnService() })
  const [isAsking, setAsking] = useState(false)
  if (!demo || (!demo.isDemo && !demo.removal)) return null
  return (
    <Section title={demo.isDemo ? m.today_demo() : m.today_demo_gone()}>
      {demo.removal && <Removed removal={demo.removal} />}
      {demo.isDemo && (
        <div className="today-demo">
          <p>{m.today_demo_text()}</p>
          <Button look="line" onClick={() => setAsking(true)}>
            {m.today_demo_take()}
          </Button>
          <Way to={[{ to: '/settings/guide' }]} className="button">
            {m.today_own()}
          </Way>
        </div>
      )}
      {isAsking && <TakeAway demo={demo} onClose={() => setAsking(false)} />}
    </Section>
  )
}

/** Until when what went can come back, and the button for that. */
function Removed({ removal: { until, things, by } }: { removal: NonNullable<Demo['removal']> }) {
  const undo = useAct(
    async () => {
      const faults = await answered(() => ownApi('POST', '/api/demo/undo/'))
      await everythingAnew()
      return faults
    },
    { done: m.today_demo_back() },
  )
  return (
    <div className="today-demo" role="status">
      <p>
        {m.today_demo_went({ count: countText(sumOf(things)), what: listOf(things) })}
        {by && ` ${m.today_demo_by({ who: by })}`}
      </p>
      <Button look="line" busy={undo.busy} onClick={() => void undo.run()}>
        <span title={wholeMoment(until)}>{m.today_demo_undo({ when: whenText(until) })}</span>
      </Button>
    </div>
  )
}

/** The one question, with what goes and what stays. */
function TakeAway({ demo, onClose }: { demo: Demo; onClose: () => void }) {
  const all = demo.kinds.filter(({ goes, changed, needed }) => goes + changed.count + needed.count > 0)
  const [left, leave] = useState<ReadonlySet<string>>(new Set())
  const [withChanged, takeChanged] = useState(false)
  const changed = all.some((one) => one.changed.count > 0)
  const chosen = all.filter(({ kind }) => !left.has(kind))
  const going = chosen.reduce((sum, one) => sum + goesOf(one, withChanged), 0)
  const take = useAct(async () => {
    const faults = await answered(() =>
      ownApi('POST', '/api/demo/remove/', { kinds: chosen.map(({ kind }) => kind), withChanged }),
    )
    await everythingAnew()
    if (faults.length === 0) {
      onClose()
      tell('success', m.today_demo_taken())
    }
    return faults
  })
  return (
    <Ask
      open
      danger
      title={m.today_demo_ask()}
      yes={m.today_demo_yes({ count: countText(going) })}
      busy={take.busy}
      onYes={() => {
        if (going > 0) void take.run()
      }}
      onNo={onClose}
    >
      <p>{m.today_demo_ask_text()}</p>
      <fieldset className="today-demo-kinds">
        <legend className="visually-hidden">{m.today_demo_goes()}</legend>
        {all.map((one) => (
          <CheckField
            key={one.kind}
            checked={!left.has(one.kind)}
            onChange={(on) => leave(new Set(on ? [...left].filter((kind) => kind !== one.kind) : [...left, one.kind]))}
          >
            {nameOf(one.kind)} <b>{countText(goesOf(one, withChanged))}</b>
            {!withChanged && one.changed.count > 0 && (
              <small>
                {m.today_demo_changed({ count: countText(one.changed.count), names: namesOf(one.changed) })}
              </small>
            )}
            {one.needed.count > 0 && (
              <small>{m.today_demo_needed({ count: countText(one.needed.count), names: namesOf(one.needed) })}</small>
            )}
          </CheckField>
        ))}
      </fieldset>
      {changed && (
        <CheckField checked={withChanged} onChange={takeChanged}>
          {m.today_demo_with_changed()}
        </CheckField>
      )}
      <p className="today-quiet">{m.today_demo_stays()}</p>
    </Ask>
  )
}

const goesOf = ({ goes, changed }: DemoKind, withChanged: boolean): number => goes + (withChanged ? changed.count : 0)

/** So many of what stays are named. */
const NAMED = 5
const namesOf = ({ names, count }: DemoKind['changed']): string =>
  names.slice(0, NAMED).join(', ') + (count > NAMED ? ' …' : '')

const listOf = (things: Readonly<Record<string, number>>): string =>
  KINDS.filter((kind) => things[kind])
    .map((kind) => `${nameOf(kind)} ${countText(things[kind]!)}`)
    .join(', ')

/** "Tomorrow, 14:20" for tomorrow, the time alone for today. */
function whenText(until: string): string {
  const now = new Date()
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const at = new Date(until)
  const time = momentText(until, at)
  return at.toDateString() === tomorrow.toDateString() ? m.today_demo_tomorrow({ time }) : momentText(until, now)
}

/** Every page may show something else now. */
const everythingAnew = (): Promise<void> => queryClient.invalidateQueries()

const WORDS: Readonly<Record<string, () => string>> = {
  BUSY: m.today_demo_busy,
  NOTHING_TO_UNDO: m.today_demo_too_late,
  CHANGED_SINCE: m.today_demo_in_the_way,
}

/** The refusals of a request, in words. */
async function answered(ask: () => Promise<unknown>): Promise<Fault[]> {
  try {
    await ask()
    return []
  } catch (error) {
    const words = error instanceof ServiceError ? WORDS[error.code] : undefined
    if (!words) throw error
    return [{ code: (error as ServiceError).code, field: null, message: words() }]
  }
}
