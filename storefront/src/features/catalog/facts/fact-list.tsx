/** The facts of a variety at a glance, in one order everywhere: genotype, THC, flowering, height. */
import type { Facts } from '../variety.ts'
import { DRAWINGS } from './drawings.tsx'
import { GenotypeBar } from './genotype-bar.tsx'

export function FactList({ facts, big = false }: { facts: Facts; big?: boolean }) {
  const { indica } = facts
  return (
    <div className={big ? 'facts facts--big' : 'facts'}>
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
    </div>
  )
}
