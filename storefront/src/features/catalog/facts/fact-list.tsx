/** The facts of a variety at a glance, in one order everywhere: genotype, THC, flowering, height. */
import { m } from '../../../paraglide/messages.js'
import type { Facts } from '../variety.ts'
import { GenotypeBar } from './genotype-bar.tsx'
import { HeightTrack, ThcTrack, WeeksTrack } from './tracks.tsx'
import { heightText, spanText, thcText, weeksText } from './words.ts'

export function FactList({ facts: { indica, thc, weeks, height }, big = false }: { facts: Facts; big?: boolean }) {
  return (
    <div className={big ? 'facts facts--big' : 'facts'}>
      {indica !== null && <GenotypeBar indica={indica} />}
      <dl className={big ? 'facts facts--big' : 'facts'}>
        {thc && (
          <div className="facts-row">
            <dt>{m.catalog_thc()}</dt>
            <dd>
              <ThcTrack span={thc} />
            </dd>
            <dd className="facts-value">{thcText(thc)}</dd>
          </div>
        )}
        {weeks && (
          <div className="facts-row">
            <dt>{big ? m.catalog_flowering() : m.catalog_weeks_short()}</dt>
            <dd>
              <WeeksTrack span={weeks} />
            </dd>
            <dd className="facts-value">{big ? weeksText(weeks) : spanText(weeks)}</dd>
          </div>
        )}
        {height !== null && (
          <div className="facts-row">
            <dt>{m.catalog_height()}</dt>
            <dd>
              <HeightTrack height={height} />
            </dd>
            <dd className="facts-value">{heightText(height)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
