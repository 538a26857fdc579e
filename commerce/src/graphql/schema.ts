/** The executable schema's parts: the contract's SDL and the resolvers of every noun. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { authResolvers } from './account/auth.ts'
import { catalogResolvers } from './catalog/index.ts'
import { checkoutResolvers } from './checkout/index.ts'
import { contentResolvers } from './content/index.ts'
import { orderResolvers } from './order/index.ts'
import { paymentResolvers } from './payment/index.ts'
import { scalars } from './scalars.ts'
import { shopResolvers } from './shop/index.ts'

export const typeDefs = readFileSync(fileURLToPath(import.meta.resolve('@semena/contract/schema.graphql')), 'utf8')

type Part = Record<string, Record<string, unknown>>

/** Each noun brings its types and its share of Query and Mutation. */
export function resolvers(): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...scalars }
  for (const part of [
    authResolvers,
    catalogResolvers,
    checkoutResolvers,
    contentResolvers,
    orderResolvers,
    paymentResolvers,
    shopResolvers,
  ] as Part[]) {
    for (const [type, fields] of Object.entries(part))
      merged[type] = { ...(merged[type] as object | undefined), ...fields }
  }
  // Compiled queries do not call functions that stand as plain values.
  for (const [, type] of typeDefs.matchAll(/^type (\w+CountableConnection) /gm)) {
    merged[type!] = {
      totalCount: (c: { totalCount: () => Promise<number> }) => c.totalCount(),
      ...(merged[type!] as object | undefined),
    }
  }
  return merged
}
