/** Puts the lines of an old order into the basket, as far as they are still available. */
import { request } from '../../../platform/graphql.ts'
import { joinNames } from '../../../platform/units.ts'
import type { BasketCheckout, NewLine, Outcome } from '../../basket/index.ts'
import { linesToReorder } from '../../payment/index.ts'
import { lineName, linePackName } from './line-names.ts'
import type { OrderRow } from './queries.ts'
import { AccountStockDocument } from './orders.generated.ts'

type OldLine = OrderRow['lines'][number]

export interface BoughtAgain {
  /** What the basket answered; null when no line could be added. */
  outcome: Outcome<BasketCheckout> | null
  /** Names of what is not available, or not in the ordered quantity. */
  missing: string[]
}

/** How many packs of each variant are available now, by the variant's id. Throws as `request` does. */
export async function fetchStock(ids: string[], channel: string): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map()
  const { productVariants } = await request(AccountStockDocument, { ids, channel })
  return new Map((productVariants?.edges ?? []).map(({ node }) => [node.id, node.quantityAvailable]))
}

/** Adds an old order's lines by `add`. Gifts are left out, because the service adds them by its promotions. */
export async function orderAgain(
  lines: readonly OldLine[],
  stock: ReadonlyMap<string, number | null>,
  add: (lines: NewLine[]) => Promise<Outcome<BasketCheckout>>,
): Promise<BoughtAgain> {
  const bought = lines.filter(({ isGift }) => !isGift)
  const old = bought.map((line) => ({
    productName: lineName(line),
    variantName: linePackName(line),
    productVariantId: line.productVariantId,
    quantity: line.quantity,
  }))
  const again = linesToReorder(old, stock)
  if (again.lines.length === 0) return { outcome: null, missing: again.missing }
  const first = await add(again.lines)
  if (first.ok) return { outcome: first, missing: again.missing }
  // The service refuses some variants, perhaps because the basket already holds them: the others are added without
  // those.
  const refused = new Set(first.errors.flatMap((error) => (error as { variants?: string[] | null }).variants ?? []))
  const rest = again.lines.filter(({ variantId }) => !refused.has(variantId))
  const names = old.flatMap(({ productVariantId, productName, variantName }) =>
    productVariantId && refused.has(productVariantId) ? [joinNames(productName, variantName)] : [],
  )
  const missing = [...new Set([...again.missing, ...names])]
  if (rest.length === 0 || rest.length === again.lines.length) return { outcome: first, missing }
  return { outcome: await add(rest), missing }
}
