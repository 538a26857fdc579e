/**
 * Reads lists on the server before our own service: which varieties a page of a list has is asked each time, and what
 * the varieties are only of those that no page of the same second has asked for. Lists overlap, and describing a variety
 * takes most of the time.
 */
import { request } from '../../platform/graphql.ts'
import { LastSecond, moment } from '../../platform/last-second.ts'
import { serverSettings } from '../../platform/settings.server.ts'
import { visitedHost } from '../../platform/visited-host.server.ts'
import {
  CatalogBySlugsDocument,
  CatalogListedDocument,
  CatalogProductsDocument,
  type CatalogProductsQueryVariables,
} from './catalog.generated.ts'
import { withSaleDays } from './sale-days.ts'
import { type VarietyList, toList } from './to-list.ts'
import { type Variety, toVariety } from './variety.ts'

const described = new LastSecond<Variety>()

export async function readListOnServer(asked: CatalogProductsQueryVariables): Promise<VarietyList> {
  const { language, ...listed } = asked
  const place = `${visitedHost()} ${asked.channel} ${language}`
  const keyOf = (slug: string): string => `${place} ${slug}`
  // An outside service is farther away than the second question is worth, and for a lone visitor it would be one more.
  const isOwn = serverSettings().graphqlUrl === null
  if (!isOwn || !described.isBusy) {
    const before = moment()
    const { products } = await request(CatalogProductsDocument, asked)
    const varieties = await withSaleDays(products?.edges.map(({ node }) => toVariety(node)) ?? [])
    if (isOwn) for (const variety of varieties) described.keep(keyOf(variety.slug), Promise.resolve(variety), before)
    return toList(products, varieties)
  }
  const { products } = await request(CatalogListedDocument, listed)
  const slugs = products?.edges.map(({ node }) => node.slug) ?? []
  const varieties = await described.all(slugs.map(keyOf), async (keys) => {
    const missing = slugs.filter((slug) => keys.includes(keyOf(slug)))
    const found = await request(CatalogBySlugsDocument, {
      channel: asked.channel,
      language,
      slugs: missing,
      first: missing.length,
    })
    const varieties = await withSaleDays((found.products?.edges ?? []).map(({ node }) => toVariety(node)))
    return new Map(varieties.map((variety) => [keyOf(variety.slug), variety]))
  })
  // One that has gone from the shop since is in neither.
  return toList(
    products,
    varieties.filter((variety) => variety !== undefined),
  )
}
