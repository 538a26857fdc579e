/** The place of what was looked at last: kept free at once, so that nothing moves when it is filled. */
import { Suspense, lazy, useEffect } from 'react'
import { remember, useRecent } from './store.ts'

const RecentRow = lazy(() => import('./recent-row.tsx'))

/** On a variety's own page it is remembered, and left out. */
export function Recent({ current }: { current?: string }) {
  const slugs = useRecent().filter((slug) => slug !== current)
  useEffect(() => {
    if (current) remember(current)
  }, [current])
  if (slugs.length === 0) return null
  return (
    <div className="recent">
      <Suspense>
        <RecentRow slugs={slugs} />
      </Suspense>
    </div>
  )
}
