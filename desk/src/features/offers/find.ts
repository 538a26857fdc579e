/** Finds vouchers for the palette, by name and code. */
import { question } from '../../parts/found.ts'
import { DeskFindVouchersDocument } from './find.generated.ts'

export const voucherQuestion = question(DeskFindVouchersDocument, ['vouchers'], ({ vouchers }) =>
  (vouchers?.edges ?? []).map(({ node }) => ({
    id: node.id,
    title: node.name || node.code || '–',
    ...(node.name && node.code ? { detail: node.code } : {}),
    icon: 'offers' as const,
    link: { to: '/offers/vouchers/$id' as const, params: { id: node.id } },
  })),
)
