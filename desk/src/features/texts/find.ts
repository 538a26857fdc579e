/** Finds pages for the palette by their titles and addresses. */
import { request } from '../../platform/graphql.ts'
import { DeskFindPagesDocument } from './pages.generated.ts'

export async function findPages(search: string, signal: AbortSignal) {
  const { pages } = await request(DeskFindPagesDocument, { filter: { search } }, signal)
  return (pages?.edges ?? []).map(({ node }) => ({
    id: node.id,
    title: node.title,
    detail: `${node.pageType.name} · ${node.slug}`,
    icon: 'texts' as const,
    link: { to: '/texts/$id' as const, params: { id: node.id } },
  }))
}
