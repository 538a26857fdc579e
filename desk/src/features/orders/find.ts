/** Finds orders for the palette, by number, e-mail, name and whatever else the service searches. */
import { request } from '../../platform/graphql.ts'
import { moneyText } from '../../platform/money.ts'
import { DeskFindOrdersDocument } from './find.generated.ts'

export async function findOrders(search: string, signal: AbortSignal) {
  const { orders } = await request(DeskFindOrdersDocument, { search }, signal)
  return (orders?.edges ?? []).map(({ node }) => ({
    id: node.id,
    title: `№ ${node.number}`,
    detail: [node.userEmail, moneyText(node.total.gross)].filter(Boolean).join(' · '),
    icon: 'orders' as const,
    link: { to: '/orders/$id' as const, params: { id: node.id } },
  }))
}
