/** Orders for the desk's journeys, bought as shoppers do. */
import type { RunningShop } from '../support/shop.ts'
import { askAs, type Customer } from '../support/customer.ts'
import { ADDRESS, complete, graphql, readyCheckout, variant } from '../support/buyer.ts'

export interface Placed {
  id: string
  number: string
  total: number
}

/** Buys one variant. `paid` pays it by the demo's gateway, which can give the money back. */
export async function buy(
  shop: Pick<RunningShop, 'url'>,
  {
    sku = 'NTL-FEM-3',
    quantity = 1,
    email = 'ann@example.com',
    lastName = 'Buyer',
    paid = true,
    channel = 'us',
    address = ADDRESS,
    customer,
  }: {
    sku?: string
    quantity?: number
    email?: string
    lastName?: string
    paid?: boolean
    channel?: string
    address?: typeof ADDRESS
    /** Whose account the order belongs to; a guest's where nobody is named. */
    customer?: Customer
  } = {},
): Promise<Placed> {
  const { id } = await variant(shop.url, sku, channel)
  const checkout = await readyCheckout(shop.url, id, { quantity, email, channel, address: { ...address, lastName } })
  if (customer)
    await askAs(
      shop.url,
      customer,
      'mutation($id: ID!) { checkoutCustomerAttach(id: $id) { errors { code field message } } }',
      { id: checkout },
    )
  if (paid)
    await graphql(
      shop.url,
      'mutation($id: ID!, $gateway: PaymentGatewayToInitialize!) { transactionInitialize(id: $id, paymentGateway: $gateway) { transaction { id } errors { code field message } } }',
      {
        id: checkout,
        gateway: {
          id: 'saleor.io.dummy-payment-app',
          data: { event: { type: 'CHARGE_SUCCESS', includePspReference: true } },
        },
      },
    )
  const { order, errors } = await complete(shop.url, checkout)
  if (!order) throw new Error(`nothing was bought: ${JSON.stringify(errors)}`)
  return order
}
