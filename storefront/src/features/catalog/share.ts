/** The picture for shared links to a variety: its plate, its name and its facts. */
import type { ShareCard, ShareFact } from '@semena/contract/shop-port'
import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { type Fact, HEIGHT, THC, WEEKS } from './facts/measured.ts'
import { latinName } from './facts/latin-name.ts'
import { numberText } from './facts/words.ts'
import { productQuery } from './product/product-query.ts'
import type { Place } from './queries.ts'
import type { Facts, Span } from './variety.ts'

/** What stands on the picture; null where the channel does not have the variety. */
export async function varietyCard(
  queryClient: QueryClient,
  place: Place,
  slug: string,
): Promise<Omit<ShareCard, 'shop'> | null> {
  const variety = await queryClient.fetchQuery(productQuery(place, slug))
  if (!variety) return null
  const { name, facts, shared } = variety
  const { genetics, number, indica } = facts
  const latin = latinName(facts)
  return {
    title: name,
    over: [genetics?.name, number === null ? null : numberText(number)].filter(Boolean).join(' · '),
    ...(latin ? { under: latin } : {}),
    ...(indica === null
      ? {}
      : {
          genotype: {
            indica,
            left: `${m.catalog_indica()} ${indica}`,
            right: `${100 - indica} ${m.catalog_sativa()}`,
          },
        }),
    facts: factsOf(facts),
    ...(shared ? { picture: shared } : {}),
  }
}

function factsOf(facts: Facts): ShareFact[] {
  const { thc, weeks, height } = facts
  const fact = (kind: ShareFact['kind'], [from, to]: Span, { label, text }: Fact): ShareFact => ({
    kind,
    label: label(),
    from,
    to,
    text: text(facts) ?? '',
  })
  return [
    ...(thc ? [fact('thc', thc, THC)] : []),
    ...(weeks ? [fact('weeks', weeks, WEEKS)] : []),
    ...(height === null ? [] : [fact('height', [0, height], HEIGHT)]),
  ]
}
