/** SKUs that a new product cannot have, found before anything of it is made. */
import { m } from '../../paraglide/messages.js'
import type { Fault } from '../../platform/faults.ts'
import { request } from '../../platform/graphql.ts'
import type { ProductForm } from './form.ts'
import { DeskSkusTakenDocument } from './skus.generated.ts'

/** The names of the products that have the SKUs of a form, by these. */
export async function takenSkus({ packs }: ProductForm): Promise<ReadonlyMap<string, string>> {
  const skus = [...new Set(Object.values(packs).flatMap(({ sku }) => sku || []))]
  if (skus.length === 0) return new Map()
  const { productVariants } = await request(DeskSkusTakenDocument, { skus })
  return new Map((productVariants?.edges ?? []).map(({ node }) => [node.sku ?? '', node.product.name]))
}

/** What is wrong with the SKUs of a new product's packs: at their cells, and said once above the form. */
export function skuFaults({ packs, order }: ProductForm, taken: ReadonlyMap<string, string>): Fault[] {
  const seen = new Set<string>()
  const faults = order.flatMap((key): Fault[] => {
    const sku = packs[key]?.sku
    if (!sku) return []
    const product = taken.get(sku)
    const isTwice = seen.has(sku)
    seen.add(sku)
    if (product === undefined && !isTwice) return []
    const message = product === undefined ? m.products_sku_twice({ sku }) : m.products_sku_taken({ sku, name: product })
    return [{ code: '', field: `packs.${key}.sku`, message }]
  })
  return faults.length > 0 ? [{ code: '', field: 'product', message: m.products_not_made() }, ...faults] : []
}
