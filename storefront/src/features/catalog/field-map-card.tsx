/** The card of the variety that a finger has met on the map. */
import { Icon } from '@semena/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { OwnCard } from './own-card.tsx'
import { bySlugsQuery } from './queries.ts'
import { useRanks } from './ranks.ts'

export default function ChosenCard({ slug, onClose }: { slug: string; onClose: () => void }) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data } = useQuery({ ...bySlugsQuery(place, [slug]), placeholderData: (before) => before })
  const ranks = useRanks()
  const box = useRef<HTMLDivElement>(null)
  const [variety] = data ?? []
  // It comes below the map, perhaps out of sight.
  useEffect(() => {
    if (slug) box.current?.scrollIntoView({ block: 'nearest' })
  }, [slug])
  return (
    <div ref={box} className="field-map-chosen" role="status" aria-busy={variety?.slug !== slug}>
      {variety && <OwnCard variety={variety} ranks={ranks} heading="h3" sizes="13rem" />}
      <button type="button" className="button-square" aria-label={m.catalog_field_close()} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  )
}
