/** One customer, as the desk shows and changes them. */
import { languageOf, languagePrefix } from '@semena/contract/languages'
import { pathTo } from '@semena/contract/page-paths'
import { queryOptions } from '@tanstack/react-query'
import { shopOrigin } from '../../platform/endpoint.ts'
import { mutate, request } from '../../platform/graphql.ts'
import type { Fault } from '../../platform/faults.ts'
import { queryClient } from '../../platform/query-client.ts'
import { DeskCustomerDocument, type DeskCustomerQuery, DeskSendPasswordMailDocument } from './customer.generated.ts'

export type Customer = NonNullable<DeskCustomerQuery['user']>
export type CustomerAddress = Customer['addresses'][number]

export interface Seen {
  maySeeOrders: boolean
  maySeeCards: boolean
}

export const customerQuery = (id: string, seen: Seen) =>
  queryOptions({
    queryKey: ['customers', 'one', id, seen],
    queryFn: async ({ signal }) => (await request(DeskCustomerDocument, { id, ...seen }, signal)).user,
  })

/** Whatever shows customers asks again. */
export const customersChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['customers'] })

/** The shop's page on which a customer sets a password, in the customer's language. */
export function passwordPage(code: string): string {
  return `${shopOrigin()}${languagePrefix(languageOf(code))}${pathTo('resetPassword')}`
}

/** Sends the mail with which a customer sets a password. */
export async function sendPasswordMail(
  { email, languageCode }: Pick<Customer, 'email' | 'languageCode'>,
  channel: string | null,
): Promise<readonly Fault[]> {
  const { faults } = await mutate(DeskSendPasswordMailDocument, {
    email,
    channel,
    redirectUrl: passwordPage(languageCode),
  })
  return faults
}

/** What a customer has paid, summed by currency. Known only where all their orders were read. */
export function spentBy({ orders }: Pick<Customer, 'orders'>) {
  if (!orders || (orders.totalCount ?? 0) > orders.edges.length) return null
  const sums = new Map<string, number>()
  for (const { node } of orders.edges) {
    const { amount, currency } = node.totalCharged
    if (amount > 0) sums.set(currency, Math.round(((sums.get(currency) ?? 0) + amount) * 1e6) / 1e6)
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}
