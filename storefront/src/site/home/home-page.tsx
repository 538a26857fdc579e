/** The home page: prints, what the house stands for, rows of varieties, the field, an index, collections, the blog. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { VarietyMap, Recent, Section, bySlugsQuery, mapQuery } from '../../features/catalog/index.ts'
import { Posts } from '../../features/content/index.ts'
import { NewsletterForm } from '../../features/newsletter/index.ts'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import { RichText, marks } from '../../platform/rich-text/rich-text.tsx'
import { buttonClass } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import { frameQuery } from '../frame.ts'
import { CollectionTiles } from './collection-tiles.tsx'
import { Hero } from './hero.tsx'
import { type Advantage, homeQuery } from './home-query.ts'
import { POSTS } from './load-home.ts'
import { CardRow, CatalogLink, FirstRow, IndexRow, useFirstRow } from './rows.tsx'

export function HomePage() {
  const channel = useChannel().slug
  const language = languageCode()
  const place = { channel, language }
  const { data: texts } = useSuspenseQuery(homeQuery(channel, language))
  const { data: varieties } = useSuspenseQuery(
    bySlugsQuery(
      place,
      texts.slides.flatMap(({ variety }) => variety ?? []),
      'sheet',
    ),
  )
  const { data: frame } = useSuspenseQuery(frameQuery(channel, language))
  const { data: field } = useSuspenseQuery(mapQuery(place))
  const first = useFirstRow()
  return (
    <>
      <Hero
        slides={texts.slides}
        varieties={texts.slides.length > 0 ? varieties : first.varieties}
        delivery={frame.has.delivery}
      />
      <Advantages advantages={texts.advantages} />
      <FirstRow />
      <FinderBand />
      {field.some(({ facts }) => facts.indica !== null && facts.thc) && (
        <Section title={m.home_field()} note={m.home_field_note()} link={<CatalogLink />}>
          <VarietyMap />
        </Section>
      )}
      <CardRow index={1} note={m.home_auto_note()} />
      <IndexRow />
      <CollectionTiles />
      {frame.has.blog && (
        <Section
          title={m.home_blog()}
          link={
            <Link to="/blog" className="button-link">
              {m.home_blog_all()}
              <Icon name="right" small />
            </Link>
          }
        >
          <Posts most={POSTS} />
        </Section>
      )}
      <Recent />
      <Section title={m.newsletter_title()} note={m.newsletter_lead()}>
        <NewsletterForm />
      </Section>
      {texts.seo && (
        <div className="wrap">
          <section className="home-about">
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
