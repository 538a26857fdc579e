/** The shop's collections, as links with how much stands in each. */
import type { ShownSection } from '@semena/contract/home'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { VarietyPicture, Section, tableQuery, scalesQuery } from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { frameQuery } from '../frame.ts'
import { MenuAnchor } from '../menu-link.tsx'

interface Props {
  /** The rows of the page, whose collections are tiles with pictures; the other collections are links. */
  rows: readonly ShownSection[]
  title: string
  note: string | null
}

export function CollectionTiles({ rows, title, note }: Props) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: frame } = useSuspenseQuery(frameQuery(place.channel, place.language))
  const shown = new Set<string>(rows.map(({ slug }) => `/collections/${slug}`))
  const tiles = rows.filter(({ slug }) => frame.collections.some(({ href }) => href === `/collections/${slug}`))
  const more = frame.collections.filter(({ href }) => !shown.has(href))
  if (tiles.length + more.length === 0) return null
  return (
    <Section title={title} note={note}>
      {tiles.length > 0 && (
        <ul className="tile-grid">
          {tiles.map((row, i) => (
            <CollectionTile key={row.slug} row={row} pick={i + 1} />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <ul className="collection-tiles-more">
          {more.map((link) => (
            <li key={link.id}>
              <MenuAnchor link={link} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/**
 * `pick` is the index of the variety that illustrates the collection; it differs between tiles to avoid repetitions.
 */
function CollectionTile({ row: { slug, count }, pick }: { row: ShownSection; pick: number }) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: scales } = useSuspenseQuery(scalesQuery(place))
  const { data: row } = useSuspenseQuery(tableQuery(place, slug, count, scales))
  if (!row) return null
  const variety = row.varieties[pick] ?? row.varieties[0]
  return (
    <li>
      <Link to="/collections/$slug" params={{ slug }} className="tile">
        <span className="plate">
          {variety?.plate && <VarietyPicture picture={variety.plate} sizes="(min-width: 48rem) 30vw, 8rem" alt="" />}
        </span>
        <div>
          <h3>{row.name}</h3>
          <p>{m.catalog_varieties({ count: row.total })}</p>
        </div>
      </Link>
    </li>
  )
}
