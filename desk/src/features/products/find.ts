/** Finds categories and collections for the palette. */
import { m } from '../../paraglide/messages.js'
import { request } from '../../platform/graphql.ts'
import { DeskFindGroupsDocument } from './catalogue/catalogue.generated.ts'

export async function findGroups(search: string, signal: AbortSignal) {
  const { categories, collections } = await request(DeskFindGroupsDocument, { search }, signal)
  return [
    ...(categories?.edges ?? []).map(({ node }) => ({
      id: node.id,
      title: node.name,
      detail: m.products_category(),
      icon: 'products' as const,
      link: { to: '/catalogue/categories/$id' as const, params: { id: node.id } },
    })),
    ...(collections?.edges ?? []).map(({ node }) => ({
      id: node.id,
      title: node.name,
      detail: m.products_collection(),
      icon: 'products' as const,
      link: { to: '/catalogue/collections/$id' as const, params: { id: node.id } },
    })),
  ]
}
