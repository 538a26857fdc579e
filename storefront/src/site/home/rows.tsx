/** Rows of varieties on the home page: a collection as cards or as a table, or where the catalogue begins. */
import type { ShownSection } from '@semena/contract/home'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
import { catalogueRowQuery } from './load-home.ts'

/** What a row shows: its collection, or else the beginning of the catalogue where it is the first row. */
function useRow({ slug, count }: ShownSection, isFirst: boolean) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: scales } = useSuspenseQuery(scalesQuery(place))
  const { data: row } = useSuspenseQuery(tableQuery(place, slug, count, scales))
  const isThere = (row?.varieties.length ?? 0) > 0
  const { data: all } = useQuery({ ...catalogueRowQuery(place, scales, count), enabled: isFirst && !isThere })
  return { row: isThere ? row : null, varieties: (isThere ? row?.varieties : all?.varieties) ?? [] }
}

/** The varieties of the first row, which stand in for slides. */
export const FirstVarieties = ({
  section,
  children,
}: {
  section: ShownSection
  children: (varieties: readonly Variety[]) => ReactNode
}) => children(useRow(section, true).varieties)

export function Row({ section, isFirst }: { section: ShownSection; isFirst: boolean }) {
  const { row, varieties } = useRow(section, isFirst)
  if (varieties.length === 0) return null
  const title = section.title ?? row?.name ?? m.catalog_title()
  return (
    <Section
      title={title}
      note={row && section.note}
      link={row ? <CollectionLink slug={row.slug} count={row.total} /> : <CatalogLink />}
    >
      {section.as === 'table' ? (
        <VarietyTable varieties={varieties} caption={title} />
      ) : (
        <Cards varieties={varieties} />
      )}
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
