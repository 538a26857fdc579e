/** The files of an import, and what each is about. */
import { m } from '../../paraglide/messages.js'

/** In the order of their use: what owners change most comes first. */
const WORDS: Readonly<Record<string, () => string>> = {
  'variants.csv': m.imports_file_variants,
  'products.csv': m.imports_file_products,
  'categories.csv': m.imports_file_categories,
  'collections.csv': m.imports_file_collections,
  'attributes.csv': m.imports_file_attributes,
  'attribute-values.csv': m.imports_file_attribute_values,
  'product-types.csv': m.imports_file_product_types,
  'promotions.csv': m.imports_file_promotions,
  'vouchers.csv': m.imports_file_vouchers,
  'gift-cards.csv': m.imports_file_gift_cards,
  'warehouses.csv': m.imports_file_warehouses,
  'channels.csv': m.imports_file_channels,
  'shipping-methods.csv': m.imports_file_shipping_methods,
  'taxes.csv': m.imports_file_taxes,
  'tax-classes.csv': m.imports_file_tax_classes,
  'pages/sample-page.md': m.imports_file_pages,
  'page-types.csv': m.imports_file_page_types,
  'menus.csv': m.imports_file_menus,
  'shop.json': m.imports_file_shop,
}

const ORDER = Object.keys(WORDS)

/** What a file is about; nothing for one that the desk does not know. */
export const fileWords = (name: string): string => WORDS[name]?.() ?? ''

/** Files in the order in which the desk shows them; those it does not know come last. */
export const inOrder = <File extends { name: string }>(files: readonly File[]): File[] => {
  const place = ({ name }: File): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1)
  return files.toSorted((a, b) => place(a) - place(b))
}
