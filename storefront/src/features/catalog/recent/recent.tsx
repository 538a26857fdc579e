/** Keeps the place of the varieties looked at last free until they are loaded, so that nothing moves. */
import { Suspense, lazy, useEffect } from 'react'
import { remember, useRecent } from './store.ts'

const RecentRow = lazy(() => import('./recent-row.tsx'))

/** `current` is the variety whose page this is: it is added to the list, and not shown. */
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
