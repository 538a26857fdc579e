/** The varieties that fit the answers of the seed finder, each with the facts for which it fits. */
import { EmptyState } from '@semena/ui/blank'
import { Icon } from '@semena/ui/icon'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { OwnCard } from '../own-card.tsx'
import type { Place, Scales } from '../queries.ts'
import { useRanks } from '../ranks.ts'
import { ROW_SIZES } from '../section.tsx'
import { fitsQuery } from './fits-query.ts'
import { type FinderState, reasonsOf } from './questions.ts'

export function Fits({ place, state, scales }: { place: Place; state: FinderState; scales: Scales }) {
  const { data } = useSuspenseQuery(fitsQuery(place, state, scales))
  const ranks = useRanks()
  const heading = useRef<HTMLHeadingElement>(null)
  // The results replace the last question, so they get the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (data.varieties.length === 0) return <EmptyState title={m.catalog_empty_title()} text={m.catalog_empty_text()} />
  return (
    <section className="finder-question" aria-labelledby="finder-fits">
      <h2 ref={heading} id="finder-fits" tabIndex={-1}>
        {m.finder_results()}
      </h2>
      <p>{m.catalog_varieties({ count: data.total })}</p>
      <ol className="card-grid finder-fits">
        {data.varieties.map((variety) => (
          <li key={variety.slug}>
            <p className="finder-reason">{reasonsOf(state.answered, variety.facts)}</p>
            <OwnCard variety={variety} ranks={ranks} heading="h3" sizes={ROW_SIZES} />
          </li>
        ))}
      </ol>
      <Link to="/catalog" search={state.filters} className="button button--line">
        {m.finder_results_all()}
        <Icon name="right" small />
      </Link>
    </section>
  )
}
