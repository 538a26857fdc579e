/** The comparison of varieties. The address says which ones, and the list on the device is changed to match it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useChannel } from '../../../platform/channel.ts'
import { languageCode } from '../../../platform/i18n.ts'
import type { Crumb } from '../../../platform/seo.ts'
import { EmptyState } from '@semena/ui/blank'
import { buttonClass } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import { Crumbs } from '../crumbs.tsx'
import { compareQuery } from './compare-query.ts'
import { CompareTable } from './compare-table.tsx'
import { type CompareSearch, searchOf, slugsOf } from './search.ts'
import { MOST_COMPARED, compared, keepCompared, useCompared } from './store.ts'

export function ComparePage({ search, crumbs }: { search: CompareSearch; crumbs: readonly Crumb[] }) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const asked = slugsOf(search)
  const own = useCompared()
  const { data: varieties } = useSuspenseQuery(compareQuery(place, asked))
  const found = varieties.map(({ slug }) => slug).join(',')
  const none = own.length === 0
  // A comparison that was opened by a link is stored too, unless the device has one already.
  useEffect(() => {
    if (compared.get().length === 0 && found) keepCompared(found.split(','))
    // This runs on arrival only, since somebody who removes the last variety wants an empty comparison.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (asked.length === 0 && !none) return <Navigate to="/compare" search={searchOf(own)} replace />
  const gone = asked.length - varieties.length
  const others = !none && own.join(',') !== found
  return (
    <div className="wrap">
      <Crumbs crumbs={crumbs} />
      <div className="page-head">
        <h1>{m.compare_title()}</h1>
        <p>{m.compare_lead({ most: MOST_COMPARED })}</p>
      </div>
      {varieties.length === 0 ? (
        <EmptyState title={m.compare_empty_title()} text={m.compare_empty_text()}>
          <Link to="/catalog" className={buttonClass({ look: 'leaf' })}>
            {m.compare_choose()}
          </Link>
        </EmptyState>
      ) : (
        <CompareTable varieties={varieties} onRemove={(slug) => keepCompared(own.filter((other) => other !== slug))} />
      )}
      <div className="compare-foot">
        {gone > 0 && <p className="text-quiet">{m.compare_gone({ count: gone })}</p>}
        {varieties.length > 0 && varieties.length < MOST_COMPARED && (
          <Link to="/catalog" className={buttonClass({ look: 'line' })}>
            <Icon name="plus" small />
            {m.compare_add()}
          </Link>
        )}
        {varieties.length > 0 && others && (
          <Link to="/compare" search={searchOf(own)} className="button-link">
            {m.compare_own({ count: own.length })}
          </Link>
        )}
      </div>
    </div>
  )
}
