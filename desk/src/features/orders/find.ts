/** Finds orders for the palette, by number, e-mail, name and whatever else the service searches. */
import { m } from '../../paraglide/messages.js'
import { question } from '../../parts/found.ts'
import { moneyText } from '../../platform/money.ts'
import { DeskFindOrdersDocument } from './find.generated.ts'

export const orderQuestion = question(DeskFindOrdersDocument, ['orders'], ({ orders }) =>
  (orders?.edges ?? []).map(({ node }) => ({
    id: node.id,
    title: m.parts_number({ number: node.number }),
    detail: [node.userEmail, moneyText(node.total.gross)].filter(Boolean).join(' · '),
    icon: 'orders' as const,
    link: { to: '/orders/$id' as const, params: { id: node.id } },
  })),
)
