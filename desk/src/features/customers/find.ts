/** Finds customers for the palette, by name and e-mail. */
import { question } from '../../parts/found.ts'
import { DeskFindCustomersDocument } from './find.generated.ts'

export const customerQuestion = question(DeskFindCustomersDocument, ['customers'], ({ customers }) =>
  (customers?.edges ?? []).map(({ node }) => {
    const name = `${node.firstName} ${node.lastName}`.trim()
    return {
      id: node.id,
      title: name || node.email,
      ...(name ? { detail: node.email } : {}),
      icon: 'customers' as const,
      link: { to: '/customers/$id' as const, params: { id: node.id } },
    }
  }),
)
