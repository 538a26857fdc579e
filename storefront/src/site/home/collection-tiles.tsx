/** The shop's collections, as links with how much stands in each. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PlatePicture, Section, rowQuery, scalesQuery } from '../../features/catalog/index.ts'
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
  const shown = new Set<string>(ROWS.map(({ slug }) => `/collections/${slug}`))
  return (
    <Section title={m.home_collections()}>
      <ul className="tiles">
        {ROWS.map(({ slug, count }, i) => (
          <li key={slug}>
            <CollectionTile place={place} slug={slug} count={count} pick={i + 1} scales={scales} />
          </li>
        ))}
      </ul>
      <ul className="more-collections">
        {frame.collections
          .filter(({ href }) => !shown.has(href))
          .map((link) => (
            <li key={link.id}>
              <MenuAnchor link={link} />
            </li>
          ))}
      </ul>
    </Section>
  )
}

interface TileProps {
  place: { channel: string; language: ReturnType<typeof languageCode> }
  slug: string
  count: number
  /** Which of its varieties illustrates it: not always the first, or the page repeats itself. */
  pick: number
  scales: { unitsSold: string | null; maxThc: string | null }
}

function CollectionTile({ place, slug, count, pick, scales }: TileProps) {
  const { data: row } = useSuspenseQuery(rowQuery(place, slug, count, scales))
  if (!row) return null
  const variety = row.varieties[pick] ?? row.varieties[0]
  return (
    <Link to="/collections/$slug" params={{ slug }} className="tile">
      <span className="plate">
        {variety?.plate && <PlatePicture picture={variety.plate} sizes="(min-width: 48rem) 30vw, 8rem" alt="" />}
      </span>
      <div>
        <h3>{row.name}</h3>
        <p>{m.catalog_varieties({ count: row.total })}</p>
      </div>
    </Link>
  )
}
