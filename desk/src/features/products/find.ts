/** Finds categories and collections for the palette. */
import { question } from '../../parts/found.ts'
import { m } from '../../paraglide/messages.js'
import { DeskFindGroupsDocument } from './catalogue/catalogue.generated.ts'

export const groupQuestion = question(
  DeskFindGroupsDocument,
  ['categories', 'collections'],
  ({ categories, collections }) => [
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
  ],
)
