/** Finds vouchers for the palette, by name and code. */
import { request } from '../../platform/graphql.ts'
import { DeskFindVouchersDocument } from './find.generated.ts'

export async function findVouchers(search: string, signal: AbortSignal) {
  const { vouchers } = await request(DeskFindVouchersDocument, { search }, signal)
  return (vouchers?.edges ?? []).map(({ node }) => ({
    id: node.id,
    title: node.name || node.code || '–',
    ...(node.name && node.code ? { detail: node.code } : {}),
    icon: 'offers' as const,
    link: { to: '/offers/vouchers/$id' as const, params: { id: node.id } },
  }))
}
