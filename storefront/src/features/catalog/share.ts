/** A variety as a picture for those who share its page: its plate, its name, its facts. */
import type { ShareCard, ShareFact } from '@semena/contract/shop-port'
import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { heightText, latinName, numberText, thcText, weeksText } from './facts/words.ts'
import { productQuery } from './product/product-query.ts'
import type { Place } from './queries.ts'
import type { Facts } from './variety.ts'

/** Null: this channel does not have it. */
export async function varietyCard(queryClient: QueryClient, place: Place, slug: string): Promise<ShareCard | null> {
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

function factsOf({ thc, weeks, height }: Facts): ShareFact[] {
  const facts: ShareFact[] = []
  if (thc) facts.push({ kind: 'thc', label: m.catalog_thc(), from: thc[0], to: thc[1], text: thcText(thc) })
  if (weeks)
    facts.push({
      kind: 'weeks',
      label: m.catalog_flowering(),
      from: weeks[0],
      to: weeks[1],
      text: weeksText(weeks),
    })
  if (height !== null)
    facts.push({ kind: 'height', label: m.catalog_height(), from: 0, to: height, text: heightText(height) })
  return facts
}
