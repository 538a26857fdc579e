/** The home page: its sections in the owner's order (docs/rules.md#home-sections). */
import { sectionId, type SectionKind, type ShownSection } from '@semena/contract/home'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { VarietyMap, Recent, Section, type Variety, bySlugsQuery, mapQuery } from '../../features/catalog/index.ts'
import { PageText, Posts } from '../../features/content/index.ts'
import { NewsletterForm } from '../../features/newsletter/index.ts'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { RichText, marks } from '../../platform/rich-text/rich-text.tsx'
import { useShop } from '../../platform/shop.ts'
import { buttonClass } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import { frameQuery } from '../frame.ts'
import { CollectionTiles } from './collection-tiles.tsx'
import { Hero } from './hero.tsx'
import { homeQuery } from './home-query.ts'
import { CatalogLink, FirstVarieties, Row } from './rows.tsx'
import { homeSections, rowsOf } from './sections.ts'

interface Shown {
  section: ShownSection
  /** The rows of the page, the first of which is never empty where the shop sells something. */
  rows: readonly ShownSection[]
}

const KINDS: Record<SectionKind, (shown: Shown) => ReactNode> = {
  cover: Cover,
  claims: Claims,
  row: ({ section, rows }) => <Row section={section} isFirst={section === rows[0]} />,
  finder: FinderBand,
  map: Field,
  collections: ({ section, rows }) => (
    <CollectionTiles rows={rows} title={section.title ?? m.home_collections()} note={section.note} />
  ),
  posts: Blog,
  recent: () => <Recent />,
  newsletter: ({ section: { title, note } }) => (
    <Section title={title ?? m.newsletter_title()} note={note ?? m.newsletter_lead()}>
      <NewsletterForm />
    </Section>
  ),
  page: ({ section }) => <PageText slug={section.slug} />,
  about: About,
}

export function HomePage() {
  const shop = useShop()
  const sections = homeSections(shop)
  const rows = rowsOf(sections)
  return (
    <>
      {!sections.some(({ kind }) => kind === 'cover') && (
        <h1 className="visually-hidden">{shop.name || m.site_title()}</h1>
      )}
      {sections.map((section) => {
        const Kind = KINDS[section.kind]
        return <Kind key={sectionId(section)} section={section} rows={rows} />
      })}
    </>
  )
}

function useTexts() {
  return useSuspenseQuery(homeQuery(useChannel().slug, languageCode())).data
}

function useFrame() {
  return useSuspenseQuery(frameQuery(useChannel().slug, languageCode())).data
}

function Cover({ rows: [first] }: Shown) {
  const { slides } = useTexts()
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: named } = useSuspenseQuery(
    bySlugsQuery(
      place,
      slides.flatMap(({ variety }) => variety ?? []),
      'sheet',
    ),
  )
  const { has } = useFrame()
  const hero = (varieties: readonly Variety[]) => <Hero slides={slides} varieties={varieties} delivery={has.delivery} />
  return slides.length > 0 || !first ? hero(named) : <FirstVarieties section={first}>{hero}</FirstVarieties>
}

function Claims() {
  const { advantages } = useTexts()
  if (advantages.length === 0) return null
  return (
    <div className="wrap">
      <ul className="home-promises" aria-label={m.home_advantages()}>
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

function FinderBand() {
  return (
    <div className="wrap">
      <p className="home-finder">
        <span>{m.catalog_finder_note()}</span>
        <Link to="/finder" className={buttonClass({ look: 'line' })}>
          {m.catalog_finder()}
          <Icon name="right" small />
        </Link>
      </p>
    </div>
  )
}

function Field({ section: { title, note } }: Shown) {
  const { data: field } = useSuspenseQuery(mapQuery({ channel: useChannel().slug, language: languageCode() }))
  if (!field.some(({ facts }) => facts.indica !== null && facts.thc)) return null
  return (
    <Section title={title ?? m.home_field()} note={note ?? m.home_field_note()} link={<CatalogLink />}>
      <VarietyMap />
    </Section>
  )
}

function Blog({ section: { title, note, count } }: Shown) {
  const { has } = useFrame()
  if (!has.blog) return null
  return (
    <Section
      title={title ?? m.home_blog()}
      note={note}
      link={
        <Link to="/blog" className="button-link">
          {m.home_blog_all()}
          <Icon name="right" small />
        </Link>
      }
    >
      <Posts most={count} />
    </Section>
  )
}

function About() {
  const { seo } = useTexts()
  if (!seo) return null
  return (
    <div className="wrap">
      <section className="home-about">
        <RichText json={seo} />
      </section>
    </div>
  )
}
