/** The page of one variety (decision D4): plates, facts, pack sizes, its story, and what stands beside it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { languageCode } from '../../../platform/i18n.ts'
import { RichText } from '../../../platform/rich-text/rich-text.tsx'
import type { Crumb } from '../../../platform/seo.ts'
import { useChannel } from '../../../platform/channel.ts'
import { VarietyCard } from '../card.tsx'
import { AllLink } from '../all-link.tsx'
import { Crumbs } from '../crumbs.tsx'
import { FactList } from '../facts/fact-list.tsx'
import { daysText, heightText, latinName, numberText, thcText, weeksText } from '../facts/words.ts'
import { badgesOf } from '../badge.ts'
import { isMeasured } from '../neighbours.ts'
import { deliveryQuery } from '../delivery-query.ts'
import { fieldQuery } from '../queries.ts'
import { useRanks } from '../ranks.ts'
import { Stamps } from '../stamps.tsx'
import { ROW_SIZES, Section } from '../section.tsx'
import { VarietyTable } from '../variety-table.tsx'
import { COMPARED, RELATED, besideQuery } from './beside-query.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { type VarietyPage, productQuery } from './product-query.ts'

/** Stated for every parcel, where the service does not know better. */
/** There is more room than on a card. */
const STAMPS = 3
const USUAL_DAYS = [7, 14] as const

export function ProductPage({ slug, crumbs }: { slug: string; crumbs: readonly Crumb[] }) {
  const { slug: channel, defaultCountry } = useChannel()
  const place = { channel, language: languageCode() }
  const { data: variety } = useSuspenseQuery(productQuery(place, slug))
  const { data: delivery } = useSuspenseQuery(deliveryQuery(channel, defaultCountry))
  const ranks = useRanks()
  if (!variety) return null
  const { name, facts, pictures, packs } = variety
  const latin = latinName(facts)
  return (
    <>
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
        <div className="prod">
          <Gallery key={slug} pictures={pictures} name={name} />
          <div className="prod__in">
            <div>
              <p className="prod__top">
                <span>
                  {[facts.genetics?.name, facts.number !== null && numberText(facts.number)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span>{packs[0]?.sku && m.catalog_sku({ sku: packs[0].sku.replace(/-\d+$/, '') })}</span>
              </p>
              <Stamps badges={badgesOf(variety, ranks, STAMPS)} className="stamps--row" />
              <h1>{name}</h1>
              {latin && (
                <p className="it prod__lat" lang="la">
                  {latin}
                </p>
              )}
            </div>
            <FactList facts={facts} big />
            {facts.aroma.length > 0 && (
              <p className="prod__aroma">
                <span className="muted">{m.catalog_aroma()}</span>
                <span className="it">{facts.aroma.join(', ').toLowerCase()}</span>
              </p>
            )}
            <BuyBox key={slug} variety={variety} days={delivery.days ?? USUAL_DAYS} />
          </div>
        </div>
      </div>
      <section className="sect">
        <div className="wrap">
          <div className="rule" />
          <div className="two-up">
            <div className="prose prose--own pt-4">
              <h2>{m.catalog_about()}</h2>
              <RichText json={variety.description} drop />
            </div>
            <Measures variety={variety} />
          </div>
        </div>
      </section>
      <Neighbours variety={variety} />
    </>
  )
}

function Measures({ variety: { facts, collections } }: { variety: VarietyPage }) {
  const { genetics, breeder, indica, thc, weeks, days, height, aroma } = facts
  const rows: [string, string | null | undefined][] = [
    [m.catalog_genetics(), genetics?.name],
    [m.catalog_breeder(), breeder],
    [m.catalog_genotype(), indica === null ? null : m.catalog_genotype_text({ indica, sativa: 100 - indica })],
    [m.catalog_thc(), thc && thcText(thc)],
    [m.catalog_flowering(), weeks && weeksText(weeks)],
    [m.catalog_harvest(), days && daysText(days)],
    [m.catalog_height(), height === null ? null : heightText(height)],
    [m.catalog_aroma(), aroma.join(', ')],
  ]
  if (collections.length === 0 && rows.every(([, value]) => !value)) return null
  return (
    <div className="pt-5">
      <h2 className="mb-1 text-d2">{m.catalog_measured()}</h2>
      <dl className="measures">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
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
  const { data: field } = useSuspenseQuery(fieldQuery(place))
  const ranks = useRanks()
  const { data: beside } = useSuspenseQuery(besideQuery(place, variety, field))
  if (beside.length === 0) return null
  // What was never measured has no neighbours.
  const compared = isMeasured(variety.facts) ? beside.slice(0, COMPARED) : []
  const related = beside.slice(compared.length).slice(0, RELATED)
  return (
    <>
      {compared.length > 0 && (
        <Section title={m.catalog_neighbours()} note={m.catalog_neighbours_note()}>
          <VarietyTable varieties={[variety, ...compared]} caption={m.catalog_neighbours()} current={variety.slug} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={m.catalog_related()} link={<AllLink />}>
          <div className="grid-cards grid-cards--row">
            {related.map((one) => (
              <VarietyCard key={one.slug} variety={one} ranks={ranks} sizes={ROW_SIZES} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
