/** Finds customers for the palette, by name and e-mail. */
import { request } from '../../platform/graphql.ts'
import { DeskFindCustomersDocument } from './find.generated.ts'

export async function findCustomers(search: string, signal: AbortSignal) {
  const { customers } = await request(DeskFindCustomersDocument, { search }, signal)
  return (customers?.edges ?? []).map(({ node }) => {
    const name = `${node.firstName} ${node.lastName}`.trim()
    return {
      id: node.id,
      title: name || node.email,
      ...(name ? { detail: node.email } : {}),
      icon: 'customers' as const,
      link: { to: '/customers/$id' as const, params: { id: node.id } },
    }
  })
}
