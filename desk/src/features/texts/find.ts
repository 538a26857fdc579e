/** Finds pages for the palette by their titles and addresses. */
import { question } from '../../parts/found.ts'
import { DeskFindPagesDocument } from './pages.generated.ts'

export const pageQuestion = question(DeskFindPagesDocument, ['pages'], ({ pages }) =>
  (pages?.edges ?? []).map(({ node }) => ({
    id: node.id,
    title: node.title,
    detail: `${node.pageType.name} · ${node.slug}`,
    icon: 'texts' as const,
    link: { to: '/texts/$id' as const, params: { id: node.id } },
  })),
)
