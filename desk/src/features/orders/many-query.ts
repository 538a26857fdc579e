/** Several orders at once, as the packing table needs them. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { DeskOrdersToPrintDocument, type DeskOrdersToPrintQuery } from './many.generated.ts'

export type PackOrder = NonNullable<DeskOrdersToPrintQuery['orders']>['edges'][number]['node']
export type Shop = DeskOrdersToPrintQuery['shop']

/** Orders in the order of their ids, whatever else the service may sort by; those that are gone are left out. */
export async function readOrders(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<{ shop: Shop | null; orders: PackOrder[] }> {
  const found = new Map<string, PackOrder>()
  let shop: Shop | null = null
  for (let from = 0; from < ids.length; from += MAX_PAGE_SIZE) {
    const part = ids.slice(from, from + MAX_PAGE_SIZE)
    // One after the other, so that a long list does not hold the service for others.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await request(DeskOrdersToPrintDocument, { ids: part }, signal)
    shop = answer.shop
    for (const { node } of answer.orders?.edges ?? []) found.set(node.id, node)
  }
  return { shop, orders: ids.flatMap((id) => found.get(id) ?? []) }
}

export const manyQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['orders', 'many', ids],
    queryFn: ({ signal }) => readOrders(ids, signal),
  })
