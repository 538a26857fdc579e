/**
 * The map of varieties. On the server's pages it stays as the server made it; only one listener is added. A finger
 * covers several seeds, so a tap on the map shows the card of the one it has met.
 */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type MouseEvent, Suspense, lazy, useState } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { fieldMapHtml } from './field-map-html.server.tsx'
import type { MapProps } from './field-map.tsx'
import { mapQuery } from './map-query.ts'
import { scalesQuery } from './queries.ts'

const FieldMap = lazy(() => import('./field-map.tsx'))
const ChosenCard = lazy(() => import('./field-map-card.tsx'))

/** The browser gets an empty text: React leaves what the server has sent. */
const htmlOf = createIsomorphicFn()
  .server(fieldMapHtml)
  .client((_props: MapProps) => '')

export function VarietyMap() {
  const where = { channel: useChannel().slug, language: languageCode() }
  const { data: marks } = useSuspenseQuery(mapQuery(where))
  const { bestsellers } = useSuspenseQuery(scalesQuery(where)).data
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [isServers] = useState(!isHydrated)
  const [chosen, setChosen] = useState<string | null>(null)
  // One listener instead of a link component for each of a hundred seeds.
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    const slug = link?.dataset['slug']
    if (!slug || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const isTap = (event.nativeEvent as PointerEvent).pointerType === 'touch' && link instanceof SVGElement
    if (isTap) setChosen(slug)
    else void navigate({ to: '/sort/$slug', params: { slug } })
  }
  return (
    <>
      {isServers ? (
        <div
          data-plain=""
          role="presentation"
          onClick={follow}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: htmlOf({ marks, bestsellers }) }}
        />
      ) : (
        <div role="presentation" onClick={follow}>
          <Suspense fallback={<div className="field-map field-map--later" />}>
            <FieldMap marks={marks} bestsellers={bestsellers} />
          </Suspense>
        </div>
      )}
      {chosen && (
        <Suspense fallback={<div className="field-map-chosen" />}>
          <ChosenCard slug={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  )
}
