/** Quantities of many stocks at once, named by variant and warehouse. */
import type { ErrorPolicyEnum, StockBulkUpdateErrorCode } from '@semena/contract/enums'
import { rowsWith } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { stocks, variants, warehouses } from '../../db/tables/index.ts'
import type { StockBulkUpdateInput } from './inputs.generated.ts'
import { intKey, uuidKey } from '../global-id.ts'
import { changingInBulk, inBulk, type Outcome } from '../nouns/bulk.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { ok, refuse } from '../result.ts'
import { toldStock } from './stocks.ts'

type Code = StockBulkUpdateErrorCode

/** Sets quantities; answers the keys of the stocks. */
export async function updateStocksInBulk(
  ctx: NounCtx,
  inputs: readonly StockBulkUpdateInput[],
  policy: ErrorPolicyEnum,
): Promise<Outcome<number, Code>[]> {
  const done = await changingInBulk<number, Code>(ctx, policy, async (whole) => {
    const outcomes = await inBulk<StockBulkUpdateInput, number, Code>(
      whole,
      inputs,
      policy,
      async (input, _, change) => {
        const { client } = change
        const { variantId, variantExternalReference, warehouseId, warehouseExternalReference, quantity } = input
        if (!variantId === !variantExternalReference)
          return refuse('INVALID', null, 'Exactly one of variantId and variantExternalReference has to be given.')
        if (!warehouseId === !warehouseExternalReference)
          return refuse('INVALID', null, 'Exactly one of warehouseId and warehouseExternalReference has to be given.')
        if (quantity < 0) return refuse('INVALID', 'quantity', 'A quantity is not below 0.')
        const [named] = variantId
          ? [{ id: intKey(variantId, 'ProductVariant') ?? 0 }]
          : await rowsWith(client, variants, variants.externalReference, [variantExternalReference])
        const warehouse = warehouseId
          ? uuidKey(warehouseId, 'Warehouse')
          : (await rowsWith(client, warehouses, warehouses.externalReference, [warehouseExternalReference]))[0]?.id
        const there = named ? await rowsWith(client, stocks, stocks.variantId, [named.id]) : []
        const stock = there.find((one) => one.warehouseId === warehouse)
        if (!stock) return refuse('NOT_FOUND', null, 'There is no such stock.')
        await save(client, stocks, [{ id: stock.id, values: { quantity } }])
        toldStock(change, stock.quantity, quantity, stock.variantId)
        return ok(stock.id)
      },
    )
    whole.stale('products', 'collections')
    return ok(outcomes)
  })
  return done.ok ? done.value : []
}
