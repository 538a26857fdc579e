/** How many of a variant lie in which warehouse. */
import { GREATEST_INTEGER } from '@semena/contract/limits'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { stocks, variants } from '../../db/tables/catalog.ts'
import { warehouses } from '../../db/tables/shop.ts'
import { deleteRows } from '../../db/statements/rows.ts'
import type { StockInput } from './inputs.generated.ts'
import { isFirstIn } from '../attempts.ts'
import { type Change, changing, type ChangingCtx } from '../changes/changing.ts'
import { uuidKey } from '../global-id.ts'
import { findRow, type Named } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'

type StockRowFull = typeof stocks.$inferSelect
type VariantRow = typeof variants.$inferSelect

/** The warehouses of entered stocks, each in its place; null where one is unknown. */
async function warehousesOf(client: PoolClient, given: readonly StockInput[]): Promise<string[] | null> {
  const keys = given.map(({ warehouse }) => uuidKey(warehouse, 'Warehouse'))
  const known = keys.flatMap((key) => key ?? [])
  const rows = await rowsByKey(client, warehouses, [...new Set(known)])
  return known.length === keys.length && rows.length === new Set(known).size ? known : null
}

/** Puts a new variant into warehouses. */
export async function addStocks(
  client: PoolClient,
  variantId: number,
  given: readonly StockInput[],
): Promise<Refusal<'GRAPHQL_ERROR' | 'UNIQUE'>[] | null> {
  if (new Set(given.map((one) => one.warehouse)).size < given.length)
    return [refusal('UNIQUE', 'stocks', 'A warehouse is there twice.')]
  const keys = await warehousesOf(client, given)
  if (!keys) return [refusal('GRAPHQL_ERROR', 'warehouse', 'Could not resolve to warehouses.')]
  await save(
    client,
    stocks,
    keys.map((warehouseId, i) => ({ id: undefined, values: { warehouseId, variantId, quantity: given[i]!.quantity } })),
  )
  return null
}

type Code = 'GRAPHQL_ERROR' | 'NOT_FOUND' | 'UNIQUE'

const withVariant = (
  ctx: ChangingCtx,
  named: Named,
  work: (change: Change, variant: VariantRow, there: StockRowFull[]) => Promise<Result<null, Code>>,
): Promise<Result<number, Code>> =>
  changing<number, Code>(ctx, async (change) => {
    const found = await findRow<typeof variants, object, never>(
      change.client,
      { table: variants, type: 'ProductVariant' },
      named,
    )
    if (!found.ok) return found
    const there = await rowsWith(change.client, stocks, stocks.variantId, [found.value.id])
    const done = await work(change, found.value, there)
    if (!done.ok) return done
    change.stale('products', 'collections')
    return ok(found.value.id)
  })

/**
 * Tells apps what became of a stock; null where there was, or is, none. That one which stays is sold out or there again
 * is told by the database, which knows what of it is allocated.
 */
export function toldStock(change: Change, before: number | null, after: number | null, variantId: number): void {
  if (before === null && after !== null && after > 0)
    change.event('PRODUCT_VARIANT_BACK_IN_STOCK', 'ProductVariant', variantId)
  if (after === null && before !== null && before > 0)
    change.event('PRODUCT_VARIANT_OUT_OF_STOCK', 'ProductVariant', variantId)
  if ((before ?? 0) !== (after ?? 0)) change.event('PRODUCT_VARIANT_STOCK_UPDATED', 'ProductVariant', variantId)
}

/** Puts a variant into warehouses where it is not yet. */
export const createStocks = (ctx: NounCtx, variantId: string, given: readonly StockInput[]) =>
  withVariant(ctx, { id: variantId }, async (change, variant, there) => {
    const faults = repeated(given)
    const keys = await warehousesOf(change.client, given)
    if (!keys) return refuse('GRAPHQL_ERROR', 'warehouse', 'Could not resolve to warehouses.')
    for (const [index, key] of keys.entries())
      if (there.some((stock) => stock.warehouseId === key))
        faults.push(refusal('UNIQUE', 'warehouse', 'The variant has a stock there already.', { index }))
    if (faults.length) return refuseOrder(...faults)
    await save(
      change.client,
      stocks,
      keys.map((warehouseId, i) => ({
        id: undefined,
        values: { warehouseId, variantId: variant.id, quantity: given[i]!.quantity },
      })),
    )
    for (const { quantity } of given) toldStock(change, null, quantity, variant.id)
    return ok(null)
  })

/** Says how many lie in warehouses, which need not have had the variant before. */
export const updateStocks = (ctx: NounCtx, named: Named, given: readonly StockInput[]) =>
  withVariant(ctx, named, async (change, variant, there) => {
    const faults = repeated(given)
    if (faults.length) return refuseOrder(...faults)
    const keys = await warehousesOf(change.client, given)
    if (!keys) return refuse('GRAPHQL_ERROR', 'warehouse', 'Could not resolve to warehouses.')
    const rows = keys.map((warehouseId, i) => {
      const stock = there.find((one) => one.warehouseId === warehouseId)
      toldStock(change, stock?.quantity ?? null, given[i]!.quantity, variant.id)
      return { id: stock?.id, values: { warehouseId, variantId: variant.id, quantity: given[i]!.quantity } }
    })
    await save(change.client, stocks, rows)
    return ok(null)
  })

/** For how long a request is known that is sent again: as long as the desk keeps what is not done. */
const KNOWN_MS = 30 * 86_400_000

/**
 * Adds so many to what lies in a warehouse, which need not have had the variant before. A sale in the same instant waits
 * for it, or it for the sale, so that neither is lost. What is asked for again with the same key is added once.
 */
export const addToStock = (
  ctx: ChangingCtx & Pick<Ctx, 'clock'>,
  variantId: string,
  warehouse: string,
  quantity: number,
  idempotencyKey: string | null,
) =>
  withVariant(ctx, { id: variantId }, async (change, variant, there) => {
    const [warehouseId] = (await warehousesOf(change.client, [{ warehouse, quantity }])) ?? []
    if (!warehouseId) return refuse('NOT_FOUND', 'warehouse', 'There is no such warehouse.')
    const asked = { name: 'stock-add', key: idempotencyKey ?? '' }
    if (idempotencyKey && !(await isFirstIn(change.client, ctx, asked, KNOWN_MS))) return ok(null)
    const known = there.find((one) => one.warehouseId === warehouseId)
    const [stock] = known ? await rowsByKey(change.client, stocks, [known.id], { lock: true }) : []
    const before = stock?.quantity ?? 0
    if (before + quantity > GREATEST_INTEGER)
      return refuse('GRAPHQL_ERROR', 'quantity', 'That is more than can be counted.')
    const row = { id: stock?.id, values: { warehouseId, variantId: variant.id, quantity: before + quantity } }
    await save(change.client, stocks, [row])
    toldStock(change, stock ? before : null, before + quantity, variant.id)
    return ok(null)
  })

/** Takes a variant out of warehouses; those where it is not are passed over. */
export const deleteStocks = (ctx: NounCtx, named: Named, warehouseIds: readonly string[]) =>
  withVariant(ctx, named, async (change, variant, there) => {
    const keys = warehouseIds.map((id) => uuidKey(id, 'Warehouse'))
    if (keys.includes(null)) return refuse('GRAPHQL_ERROR', 'warehouseIds', 'Must receive Warehouse ids.')
    const gone = there.filter((stock) => keys.includes(stock.warehouseId))
    await deleteRows(
      change.client,
      stocks,
      gone.map((stock) => stock.id),
    )
    for (const { quantity } of gone) toldStock(change, quantity, null, variant.id)
    return ok(null)
  })

const repeated = (given: readonly StockInput[]): Refusal<'UNIQUE'>[] =>
  given.flatMap(({ warehouse }, index) =>
    given.findIndex((one) => one.warehouse === warehouse) < index
      ? refusal('UNIQUE', 'warehouse', 'A warehouse is there twice.', { index })
      : [],
  )
