/** Rows of varieties on the home page: a collection as cards or as an index, or where the catalogue begins. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  ROW_SIZES,
  Section,
  type Variety,
  VarietyCard,
  VarietyTable,
  tableQuery,
  scalesQuery,
  useRanks,
} from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { Icon } from '@semena/ui/icon'
import { ROWS, catalogueRowQuery } from './load-home.ts'

function useRow(index: number) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { slug, count } = ROWS[index]!
  const { data: scales } = useSuspenseQuery(scalesQuery(place))
  const { data: row } = useSuspenseQuery(tableQuery(place, slug, count, scales))
  return { row: row && row.varieties.length > 0 ? row : null, scales }
}

/** The popular ones; where the shop has no such collection, the catalogue begins here. */
export function useFirstRow() {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { row, scales } = useRow(0)
  const { data: all } = useQuery({ ...catalogueRowQuery(place, scales), enabled: row === null })
  return { popular: row !== null, scales, varieties: row?.varieties ?? all?.varieties ?? [] }
}

export function FirstRow() {
  const { popular, varieties } = useFirstRow()
  if (popular) return <CardRow index={0} note={m.home_popular_note()} />
  if (varieties.length === 0) return null
  return (
    <Section title={m.catalog_title()} link={<CatalogLink />}>
      <Cards varieties={varieties} />
    </Section>
  )
}

export function CardRow({ index, note }: { index: number; note: string }) {
  const { row } = useRow(index)
  if (!row) return null
  return (
    <Section title={row.name} note={note} link={<CollectionLink slug={row.slug} count={row.total} />}>
      <Cards varieties={row.varieties} />
    </Section>
  )
}

function Cards({ varieties }: { varieties: readonly Variety[] }) {
  const ranks = useRanks()
  return (
    <div className="card-grid card-grid--row">
      {varieties.map((variety) => (
        <VarietyCard key={variety.slug} variety={variety} ranks={ranks} sizes={ROW_SIZES} />
      ))}
    </div>
  )
}

export function IndexRow() {
  const { row } = useRow(2)
  if (!row) return null
  return (
    <Section title={row.name} note={m.home_index_note()} link={<CollectionLink slug={row.slug} count={row.total} />}>
      <VarietyTable varieties={row.varieties} caption={row.name} />
    </Section>
  )
}

function CollectionLink({ slug, count }: { slug: string; count: number }) {
  return (
    <Link to="/collections/$slug" params={{ slug }} className="button-link">
      {m.catalog_varieties({ count })}
      <Icon name="right" small />
    </Link>
  )
}

export function CatalogLink() {
  return (
    <Link to="/catalog" className="button-link">
      {m.home_compare()}
      <Icon name="right" small />
    </Link>
  )
}
