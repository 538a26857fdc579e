/** What taxes are worked out from, as an app that is asked for them reads it. */
import { findOrder } from '../../db/queries/order/order.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import type { GraphqlContext } from '../context.ts'
import { lineSources } from '../order/sources.ts'
import type { Resolvers } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { money } from '../shared/money.ts'
import { channelSource } from '../shop/sources.ts'
import type { TaxableLineSource, TaxableSource } from './sources.ts'

function needed<T>(found: T | null): T {
  if (found === null) throw new Error('what the event is about is gone')
  return found
}

/** The lines as they are in the database, with what taxes are worked out from. */
async function linesOf({ base, of }: TaxableSource, ctx: GraphqlContext): Promise<TaxableLineSource[]> {
  const { currency, charge } = base
  if (of.type === 'Checkout') {
    const { checkout } = needed(await readCheckout(ctx, of.key))
    return base.lines.map((line) => ({
      ...line,
      currency,
      charge,
      source: {
        line: needed(checkout.lines.find((l) => l.id === line.id) ?? null),
        checkout,
        __typename: 'CheckoutLine',
      },
    }))
  }
  const lines = await lineSources(ctx, needed(await findOrder(ctx.database.pool, of.key)))
  return base.lines.map((line) => ({
    ...line,
    currency,
    charge,
    source: { ...needed(lines.find((l) => l.row.id === line.id) ?? null), __typename: 'OrderLine' },
  }))
}

const variantOf = ({ source }: TaxableLineSource, ctx: GraphqlContext) =>
  source.__typename === 'CheckoutLine' ? ctx.loaders.variantById.load(source.line.variantId) : null

export const taxableTypes = {
  TaxableObject: {
    sourceObject: async ({ of }, _, ctx) =>
      of.type === 'Checkout'
        ? { ...needed(await readCheckout(ctx, of.key)).checkout, __typename: 'Checkout' }
        : { ...needed(await findOrder(ctx.database.pool, of.key)), __typename: 'Order' },
    pricesEnteredWithTax: ({ base }) => base.withTax,
    currency: ({ base }) => base.currency,
    shippingPrice: ({ base }) => money(base.shipping, base.currency),
    address: ({ base }) => base.address,
    discounts: ({ base }) => base.discounts.map((d) => ({ ...d, amount: money(d.amount, base.currency) })),
    lines: (taxable, _, ctx) => linesOf(taxable, ctx),
    channel: async ({ base }, _, ctx) =>
      channelSource(needed((await shopData(ctx)).channelById.get(base.channelId) ?? null)),
  },
  TaxableObjectLine: {
    sourceLine: ({ source }) => source,
    quantity: ({ quantity }) => quantity,
    chargeTaxes: ({ charge }) => charge,
    productName: async (line, _, ctx) => {
      if (line.source.__typename === 'OrderLine') return line.source.row.productName
      return (await ctx.loaders.productById.load(line.source.line.productId))?.name ?? ''
    },
    variantName: async (line, _, ctx) =>
      line.source.__typename === 'OrderLine' ? line.source.row.variantName : ((await variantOf(line, ctx))?.name ?? ''),
    productSku: async (line, _, ctx) =>
      line.source.__typename === 'OrderLine' ? line.source.row.productSku : ((await variantOf(line, ctx))?.sku ?? null),
    unitPrice: ({ unit, currency }) => money(unit, currency),
    totalPrice: ({ total, currency }) => money(total, currency),
  },
  TaxSourceObject: { resolveType: (o) => o.__typename },
  TaxSourceLine: { resolveType: (l) => l.__typename },
} satisfies Partial<Resolvers>
