/** What is known of everything that orders placed elsewhere name, read at once for all of them. */
import type { PoolClient } from 'pg'
import { knownWarehouses } from '../../db/queries/order/fulfillment.ts'
import {
  orderReferencesAmong,
  toldGiftCards,
  toldStock,
  type ToldUser,
  toldUsers,
  toldVariants,
  voucherCodesAmong,
} from '../../db/queries/order/order-bulk.ts'
import type { BulkOrder, VariantNames } from './bulk-told.ts'

export type Stock = Awaited<ReturnType<typeof toldStock>>[number]
export type Variant = Awaited<ReturnType<typeof toldVariants>>[number]

export interface Known {
  /** References that an order has; those of the orders before one are added. */
  references: Set<string>
  users: readonly ToldUser[]
  voucherCodes: ReadonlySet<string>
  giftCards: ReadonlyMap<string, number>
  variants: readonly Variant[]
  warehouses: ReadonlySet<string>
  /** Locked; what the orders before one take is taken off. */
  stocks: Stock[]
}

export async function readKnown(client: PoolClient, told: readonly BulkOrder[]): Promise<Known> {
  const lines = told.flatMap((one) => one.lines)
  const named = <T>(of: (one: BulkOrder) => T | null): T[] => told.flatMap((one) => of(one) ?? [])
  const variantsNamed = <T>(of: (names: VariantNames) => T | null): T[] => lines.flatMap((l) => of(l.variant) ?? [])
  const parcels = told.flatMap((one) => one.fulfillments)
  const places = new Set([...lines, ...parcels.flatMap((f) => f.lines)].flatMap((l) => l.warehouseId ?? []))
  const cards = await toldGiftCards(
    client,
    told.flatMap((one) => one.giftCards),
  )
  const variants = await toldVariants(
    client,
    variantsNamed((v) => v.id),
    variantsNamed((v) => v.sku),
    variantsNamed((v) => v.externalReference),
  )
  const warehouses = await knownWarehouses(client, [...places])
  return {
    references: await orderReferencesAmong(
      client,
      named((one) => one.externalReference),
    ),
    users: await toldUsers(
      client,
      named((one) => one.user.id),
      named((one) => one.user.email),
      named((one) => one.user.externalReference),
    ),
    voucherCodes: await voucherCodesAmong(
      client,
      named((one) => one.voucherCode),
    ),
    giftCards: new Map(cards.map((card) => [card.code, card.id])),
    variants,
    warehouses,
    stocks: await toldStock(
      client,
      variants.map((v) => v.id),
      [...warehouses],
    ),
  }
}
