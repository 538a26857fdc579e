/** The home page: prints, what the house stands for, rows of varieties, the field, an index, collections, the blog. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  FieldMap,
  ROW_SIZES,
  Section,
  VarietyCard,
  VarietyTable,
  bySlugsQuery,
  rowQuery,
  scalesQuery,
  useRanks,
} from '../../features/catalog/index.ts'
import { Posts } from '../../features/content/index.ts'
import { NewsletterForm } from '../../features/newsletter/index.ts'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { RichText, marks } from '../../platform/rich-text/rich-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CollectionTiles } from './collection-tiles.tsx'
import { Hero } from './hero.tsx'
import { type Advantage, homeQuery } from './home-query.ts'
import { POSTS, ROWS } from './load-home.ts'

export function HomePage() {
  const channel = useChannel().slug
  const language = languageCode()
  const place = { channel, language }
  const { data: texts } = useSuspenseQuery(homeQuery(channel, language))
  const { data: varieties } = useSuspenseQuery(
    bySlugsQuery(
      place,
      texts.slides.flatMap(({ variety }) => variety ?? []),
    ),
  )
  return (
    <>
      <Hero slides={texts.slides} varieties={varieties} />
      <Advantages advantages={texts.advantages} />
      <CardRow index={0} note={m.home_popular_note()} />
      <Section title={m.home_field()} note={m.home_field_note()} link={<CatalogLink />}>
        <FieldMap />
      </Section>
      <CardRow index={1} note={m.home_auto_note()} />
      <IndexRow />
      <CollectionTiles />
      <Section
        title={m.home_blog()}
        link={
          <Link to="/blog" className="link">
            {m.home_blog_all()}
            <Icon name="right" small />
          </Link>
        }
      >
        <Posts most={POSTS} />
      </Section>
      <Section title={m.newsletter_title()} note={m.newsletter_lead()}>
        <NewsletterForm />
      </Section>
      {texts.seo && (
        <div className="wrap">
          <section className="seo">
            <RichText json={texts.seo} />
          </section>
        </div>
      )}
    </>
  )
}

function Advantages({ advantages }: { advantages: readonly Advantage[] }) {
  if (advantages.length === 0) return null
  return (
    <div className="wrap">
      <ul className="promise" aria-label={m.home_advantages()}>
        {advantages.map(({ title, text }) => (
          <li key={title}>
            <b>{marks(title)}</b>
            <span>{marks(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useRow(index: number) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { slug, count } = ROWS[index]!
  const { data: scales } = useSuspenseQuery(scalesQuery(place))
  const { data: row } = useSuspenseQuery(rowQuery(place, slug, count, scales))
  return row && row.varieties.length > 0 ? row : null
}

function CardRow({ index, note }: { index: number; note: string }) {
  const row = useRow(index)
  const ranks = useRanks()
  if (!row) return null
  return (
    <Section title={row.name} note={note} link={<CollectionLink slug={row.slug} count={row.total} />}>
      <div className="grid-cards grid-cards--row">
        {row.varieties.map((variety) => (
          <VarietyCard key={variety.slug} variety={variety} ranks={ranks} sizes={ROW_SIZES} />
        ))}
      </div>
    </Section>
  )
}

function IndexRow() {
  const row = useRow(2)
  if (!row) return null
  return (
    <Section title={row.name} note={m.home_index_note()} link={<CollectionLink slug={row.slug} count={row.total} />}>
      <VarietyTable varieties={row.varieties} caption={row.name} />
    </Section>
  )
}

function CollectionLink({ slug, count }: { slug: string; count: number }) {
  return (
    <Link to="/collections/$slug" params={{ slug }} className="link">
      {m.catalog_varieties({ count })}
      <Icon name="right" small />
    </Link>
  )
}

function CatalogLink() {
  return (
    <Link to="/catalog" className="link">
      {m.home_compare()}
      <Icon name="right" small />
    </Link>
  )
}
