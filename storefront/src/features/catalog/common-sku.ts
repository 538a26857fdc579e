/** Finds one SKU for all packs of a variety. */
import type { PackOffer } from './pack.ts'

/** What the SKUs of several packs have in common, such as `NTL-FEM` of `NTL-FEM-3`; a single pack's own SKU. */
export function commonSku(packs: readonly PackOffer[]): string | null {
  const skus = packs.flatMap(({ sku }) => sku || [])
  const stems = new Set(skus.map((sku) => sku.replace(/-\d+$/, '')))
  if (skus.length > 1 && stems.size === 1) return [...stems][0] ?? null
  return skus[0] ?? null
}
