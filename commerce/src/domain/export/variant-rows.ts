/**
 * The cells of a file of prices or of stock: a row for each variant, under columns of `variants.csv`, so that the file can
 * be changed in a spreadsheet and imported again. They are two files, because an import sets the stock to what its file
 * says: whoever changes prices must not undo what was sold meanwhile. Variants without a SKU are left out, because an
 * import cannot find them.
 */
import { columnsOfExportedVariants, exportedVariants } from '../../db/queries/catalog/variant-export.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { toDecimal } from '../money.ts'

type Cell = string | number | null

/** Products are read so many at a time. */
const BATCH = 500

/** What a file holds beside the names; `all` is for samples. */
export type VariantColumns = 'prices' | 'stock' | 'all'

/** The rows of the file, of which the first names the columns. Prices are decimals of the channel's currency. */
export async function* variantRows(on: Queryable, of: VariantColumns): AsyncGenerator<Cell[]> {
  const isPart = (kind: string): boolean => of === 'all' || kind === (of === 'prices' ? 'price' : 'stock')
  const columns = (await columnsOfExportedVariants(on)).filter(({ kind }) => isPart(kind))
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
