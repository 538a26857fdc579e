/** Names of what is in the basket, in the visitor's language where the shop has them. */

import { joinNames, packName } from '../../platform/units.ts'

interface Named {
  name: string
  translation: { name: string | null } | null
}

export const nameOf = ({ name, translation }: Named): string => translation?.name || name

export const lineNames = ({
  variant,
}: {
  variant: Named & { sku?: string | null; product: Named }
}): { product: string; variant: string } => ({ product: nameOf(variant.product), variant: packName(variant) })

/** A line in one go: `Northern Lights, 3 seeds`. */
export const lineText = (line: Parameters<typeof lineNames>[0]): string => {
  const { product, variant } = lineNames(line)
  return joinNames(product, variant)
}
