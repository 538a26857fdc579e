/** The shop's collections, as links with how much stands in each. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { VarietyPicture, type TableRow, Section, tableQuery, scalesQuery } from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { frameQuery } from '../frame.ts'
import { MenuAnchor } from '../menu-link.tsx'
import { ROWS } from './load-home.ts'

export function CollectionTiles() {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: frame } = useSuspenseQuery(frameQuery(place.channel, place.language))
  const { data: scales } = useSuspenseQuery(scalesQuery(place))
  const [first, second, third] = ROWS
  // One hook for each row, whose number is fixed: the hook for lists of queries would add to every page's scripts.
  const rows = [
    useSuspenseQuery(tableQuery(place, first.slug, first.count, scales)).data,
    useSuspenseQuery(tableQuery(place, second.slug, second.count, scales)).data,
    useSuspenseQuery(tableQuery(place, third.slug, third.count, scales)).data,
  ].flatMap((row) => row ?? [])
  const shown = new Set<string>(rows.map(({ slug }) => `/collections/${slug}`))
  const more = frame.collections.filter(({ href }) => !shown.has(href))
  if (rows.length + more.length === 0) return null
  return (
    <Section title={m.home_collections()}>
      {rows.length > 0 && (
        <ul className="tile-grid">
          {rows.map((row, i) => (
            <li key={row.slug}>
              <CollectionTile row={row} pick={i + 1} />
            </li>
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
function CollectionTile({ row, pick }: { row: TableRow; pick: number }) {
  const variety = row.varieties[pick] ?? row.varieties[0]
  return (
    <Link to="/collections/$slug" params={{ slug: row.slug }} className="tile">
      <span className="plate">
        {variety?.plate && <VarietyPicture picture={variety.plate} sizes="(min-width: 48rem) 30vw, 8rem" alt="" />}
      </span>
      <div>
        <h3>{row.name}</h3>
        <p>{m.catalog_varieties({ count: row.total })}</p>
      </div>
    </Link>
  )
}
