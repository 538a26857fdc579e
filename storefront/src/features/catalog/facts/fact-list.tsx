/** The facts of a variety at a glance, in one order everywhere: genotype, THC, flowering, height. */
import type { Facts } from '../variety.ts'
import { DRAWINGS } from './drawings.tsx'
import { GenotypeBar } from './genotype-bar.tsx'

interface Props {
  facts: Facts
  big?: boolean
}

export const FactList = (props: Props) => (
  <div className={props.big ? 'facts facts--big' : 'facts'}>
    <FactRows {...props} />
  </div>
)

/** What is in the list. */
export function FactRows({ facts, big = false }: Props) {
  const { indica } = facts
  return (
    <>
      {indica !== null && <GenotypeBar indica={indica} />}
      <dl className={big ? 'facts facts--big' : 'facts'}>
        {DRAWINGS.map(({ key, label, text, shortLabel, shortText, track }) => {
          const drawn = track(facts)
          return (
            drawn && (
              <div key={key} className="facts-row">
                <dt>{big ? label() : shortLabel()}</dt>
                <dd>{drawn}</dd>
                <dd className="facts-value">{big ? text(facts) : shortText(facts)}</dd>
              </div>
            )
          )
        })}
      </dl>
    </>
  )
}
