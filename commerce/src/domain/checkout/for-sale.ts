/**
 * What a channel asks for variants, kept or read, and whether it sells them now: they have to be available for purchase,
 * published and priced.
 */
import type { Ctx } from '../../context.ts'
import { type ForSaleRow, variantsForSale } from '../../db/queries/catalogue/for-sale.ts'
import type { KeptRows } from '../../db/kept-rows.ts'
import { minutesOf } from '../reserving.ts'
import type { Refusal } from '../result.ts'
import type { Source } from './change.ts'
import { keepForSale, keptForSale } from './kept.ts'
import { type Checkout, type Rules, warehousesIn } from './state.ts'

/** What a channel asks for variants, and how old that is. */
export interface ForSale {
  rows: ReadonlyMap<number, ForSaleRow>
  /** When the first of it was read. */
  readAt: Date
  /** Whether it was kept, with the stock of then: whoever writes has to look at the stock. */
  isKept: boolean
}

export interface Offer {
  channelId: number
  variantIds: readonly number[]
  warehouseIds: readonly string[]
  /** The checkout whose pieces count as free. */
  checkoutId?: string
}

/** What a channel asks for variants as `kept` has it; null where some of it has to be read. */
export function forSaleAsKept(kept: KeptRows, { channelId, variantIds }: Offer, now: Date): ForSale | null {
  const found = keptForSale(kept, channelId, variantIds, now)
  return found && { ...found, isKept: true }
}

/** Reads what a channel asks for variants, with the stock of now, and keeps it in `kept`. */
export async function readForSale(
  { database }: Pick<Ctx, 'database'>,
  kept: KeptRows,
  { channelId, variantIds, warehouseIds, checkoutId }: Offer,
  now: Date,
): Promise<ForSale> {
  const rows = await variantsForSale(database.pool, variantIds, channelId, warehouseIds, now, checkoutId)
  keepForSale(kept, channelId, rows, now)
  return { rows, readAt: now, isKept: false }
}

/**
 * Whether lines may be changed with what is kept, and what is for sale with it. Not where lines keep their pieces: those
 * are taken in a transaction, which finds out what is free.
 */
export const linesFromKept = (ctx: Pick<Ctx, 'viewer'>, shop: Rules['shop']): { fromKept: boolean } => ({
  fromKept: minutesOf(ctx, shop) === null,
})

/** What a channel asks for variants of which lines of a checkout are changed, and the warehouses that have to have them. */
export async function forLines(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  checkout: Checkout,
  shop: Rules['shop'],
  { rows, isKept }: Source,
  variantIds: readonly number[],
): Promise<ForSale & { warehouseIds: readonly string[] }> {
  const warehouseIds = warehousesIn(shop, checkout, checkout.country)
  const offer = { channelId: checkout.channel.id, variantIds, warehouseIds, checkoutId: checkout.id }
  const now = ctx.clock.now()
  const sold = (isKept ? forSaleAsKept(rows, offer, now) : null) ?? (await readForSale(ctx, rows, offer, now))
  return { ...sold, warehouseIds }
}

type Code = 'PRODUCT_UNAVAILABLE_FOR_PURCHASE' | 'PRODUCT_NOT_PUBLISHED' | 'UNAVAILABLE_VARIANT_IN_CHANNEL'

/** Asks three questions, and answers the first that some variants fail, with the keys of those variants. */
export function checkForSale(
  rows: readonly ForSaleRow[],
  now: Date,
): { code: Code; message: string; variantIds: number[] } | null {
  const questions: [Code, string, (row: ForSaleRow) => boolean][] = [
    [
      'PRODUCT_UNAVAILABLE_FOR_PURCHASE',
      'Cannot add lines for unavailable for purchase variants.',
      (r) => r.availableForPurchaseAt !== null && r.availableForPurchaseAt <= now,
    ],
    ['PRODUCT_NOT_PUBLISHED', 'Cannot add lines for unpublished variants.', (r) => r.isPublished],
    [
      'UNAVAILABLE_VARIANT_IN_CHANNEL',
      'Cannot add lines for variants without a price in the channel.',
      (r) => r.price !== null,
    ],
  ]
  for (const [code, message, holds] of questions) {
    const variantIds = rows.filter((r) => !holds(r)).map((r) => r.id)
    if (variantIds.length > 0) return { code, message, variantIds }
  }
  return null
}

/** The refusal of a mutation on lines for what `checkForSale` found. */
export const asRefusal = ({
  code,
  message,
  variantIds,
}: NonNullable<ReturnType<typeof checkForSale>>): Refusal<Code> => ({
  code,
  field: 'lines',
  message,
  variants: variantIds,
})
