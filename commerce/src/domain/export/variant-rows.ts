/**
 * The cells of a file of prices and stock: a row for each variant, under the columns of `variants.csv`, so that the file
 * can be changed in a spreadsheet and imported again. Variants without a SKU are left out, because an import cannot find
 * them.
 */
import { columnsOfExportedVariants, exportedVariants } from '../../db/queries/variant-export.ts'
import type { Queryable } from '../../db/statement.ts'
import { toDecimal } from '../money.ts'

type Cell = string | number | null

/** Products are read so many at a time. */
const BATCH = 500

/** The rows of the file, of which the first names the columns. Prices are decimals of the channel's currency. */
export async function* variantRows(on: Queryable): AsyncGenerator<Cell[]> {
  const columns = await columnsOfExportedVariants(on)
  yield ['sku', 'product', 'name', ...columns.map(({ kind, slug }) => `${kind}:${slug}`)]
  for (let after = 0; ;) {
    const found = await exportedVariants(on, after, BATCH)
    for (const { sku, product, name, prices, stocks } of found) {
      if (sku === null) continue
      yield [
        sku,
        product,
        name,
        ...columns.map(({ slug, currency }): Cell => {
          if (currency === null) return stocks?.[slug] ?? null
          const price = prices?.[slug]
          return price === undefined ? null : toDecimal(price, currency)
        }),
      ]
    }
    const last = found.at(-1)
    if (!last) return
    after = last.id
  }
}
