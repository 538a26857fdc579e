/**
 * The page of one variety (docs/rules.md#product-page): pictures, facts, packs, its description, and similar varieties.
 */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { languageCode } from '../../../platform/i18n.ts'
import { InTurn } from '../../../platform/in-turn.tsx'
import { RichText } from '../../../platform/rich-text/rich-text.tsx'
import type { Crumb } from '../../../platform/seo.ts'
import { useChannel } from '../../../platform/channel.ts'
import { VarietyCard } from '../card.tsx'
import { AllLink } from '../all-link.tsx'
import { Crumbs } from '../crumbs.tsx'
import { PlainFacts } from '../facts/plain-facts.tsx'
import { FACTS } from '../facts/table.ts'
import { latinName } from '../facts/latin-name.ts'
import { hasFacts, numberText } from '../facts/words.ts'
import { badgesOf } from '../badge.ts'
import { isMeasured } from '../neighbours.ts'
import { deliveryQuery } from '../delivery-query.ts'
import { paysQuery } from './pays-query.ts'
import { mapQuery } from '../map-query.ts'
import { useRanks } from '../ranks.ts'
import { Recent } from '../recent/recent.tsx'
import { Badges } from '../badges.tsx'
import { ROW_SIZES, Section } from '../section.tsx'
import { VarietyTable } from '../variety-table.tsx'
import { COMPARED, RELATED, besideQuery } from './beside-query.ts'
import { BuyBox } from './buy-box.tsx'
import { BuyNotes } from './buy-notes.tsx'
import { Gallery } from './gallery.tsx'
import { OwnPrice } from './own-price.tsx'
import { type VarietyPage, productQuery } from './product-query.ts'

/** The most badges here; there is more room than on a card. */
const STAMPS = 3
const BESIDE = 'beside'

export function ProductPage({ slug, crumbs }: { slug: string; crumbs: readonly Crumb[] }) {
  const channel = useChannel()
  const place = { channel: channel.slug, language: languageCode() }
  const { data: variety } = useSuspenseQuery(productQuery(place, slug))
  const delivery = useQuery(deliveryQuery(channel)).data ?? null
  const pays = useQuery(paysQuery(channel)).data ?? null
  const ranks = useRanks()
  if (!variety) return null
  const { name, facts, pictures, packs, saleDay } = variety
  const latin = latinName(facts)
  return (
    <>
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
        <div className="product">
          <div>
            <p className="product-top">
              <span>
                {[facts.genetics?.name, facts.number !== null && numberText(facts.number)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <h1>{name}</h1>
            {latin && (
              <p className="text-italic product-latin" lang="la">
                {latin}
              </p>
            )}
            <div className="product-price">
              <OwnPrice packs={packs} whole />
              <Badges badges={badgesOf(variety, ranks, STAMPS)} className="badge-list--row" />
            </div>
          </div>
          <InTurn>
            <Gallery key={slug} pictures={pictures} name={name} />
          </InTurn>
          <InTurn>
            <div className="product-details">
              <BuyBox key={slug} variety={variety} beside={BESIDE} />
              {hasFacts(facts) && <PlainFacts facts={facts} />}
              {facts.aroma.length > 0 && (
                <p className="product-aroma">
                  <span className="text-quiet">{m.catalog_aroma()}</span>
                  <span className="text-italic">{facts.aroma.join(', ').toLowerCase()}</span>
                </p>
              )}
              <BuyNotes packs={packs} saleDay={saleDay} delivery={delivery} pays={pays} />
            </div>
          </InTurn>
        </div>
      </div>
      <Story variety={variety} />
      <Neighbours variety={variety} />
      <Recent current={slug} />
    </>
  )
}

/** The description and the facts of a variety; a shop may have neither. */
function Story({ variety }: { variety: VarietyPage }) {
  const rows = measuresOf(variety)
  const measured = rows.length > 0 || variety.collections.length > 0
  if (!variety.description && !measured) return null
  return (
    <InTurn>
      <section className="section">
        <div className="wrap">
          <div className="rule" />
          <div className="product-columns">
            {variety.description && (
              <div className="prose product-text">
                <h2>{m.catalog_about()}</h2>
                <RichText json={variety.description} drop />
              </div>
            )}
            {measured && <Measures rows={rows} collections={variety.collections} />}
          </div>
        </div>
      </section>
    </InTurn>
  )
}

function measuresOf({ facts }: VarietyPage): (readonly [label: string, value: string])[] {
  return FACTS.flatMap(({ label, text }) => {
    const value = text(facts)
    return value ? [[label(), value] as const] : []
  })
}

function Measures({
  rows,
  collections,
}: {
  rows: ReturnType<typeof measuresOf>
  collections: VarietyPage['collections']
}) {
  return (
    <div className="product-measured">
      <h2 className="text-heading product-measured-title">{m.catalog_measured()}</h2>
      <dl className="product-measures">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {collections.length > 0 && (
          <div>
            <dt>{m.catalog_stands_in()}</dt>
            <dd>
              {collections.map(({ slug, name }, i) => (
                <span key={slug}>
                  {i > 0 && ', '}
                  <Link to="/collections/$slug" params={{ slug }}>
                    {name}
                  </Link>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Neighbours({ variety }: { variety: VarietyPage }) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: field } = useSuspenseQuery(mapQuery(place))
  const ranks = useRanks()
  const { data: beside } = useSuspenseQuery(besideQuery(place, variety, field))
  if (beside.length === 0) return null
  // A variety without measured facts has no neighbours on the field map.
  const compared = isMeasured(variety.facts) ? beside.slice(0, COMPARED) : []
  const related = beside.slice(compared.length).slice(0, RELATED)
  return (
    <div id={BESIDE}>
      {compared.length > 0 && (
        <Section title={m.catalog_neighbours()} note={m.catalog_neighbours_note()}>
          <VarietyTable varieties={[variety, ...compared]} caption={m.catalog_neighbours()} current={variety.slug} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={m.catalog_related()} link={<AllLink />}>
          <div className="card-grid card-grid--row">
            {related.map((one) => (
              <VarietyCard key={one.slug} variety={one} ranks={ranks} sizes={ROW_SIZES} />
            ))}
          </div>
        </Section>
      )}
    </div>
  )
}
