/** Names of the basket's lines, in the visitor's language where the shop has translated them. */

import { joinNames, packName } from '../../platform/units.ts'

interface Named {
  name: string
  translation: { name: string | null } | null
}

export const nameOf = ({ name, translation }: Named): string => translation?.name || name

export const lineNames = ({
  variant,
}: {
  variant: Named & { product: Named }
}): { product: string; variant: string; name: string } => {
  const [product, pack] = [nameOf(variant.product), packName(variant)]
  return { product, variant: pack, name: joinNames(product, pack) }
}
