/**
 * Texts of orders that a search looks through besides the column `search_text`, as SQL. The index of lines is made of the
 * same expression, so that a search among hundreds of thousands of orders reads only those that it finds.
 */

const joined = (parts: readonly string[]): string => parts.map((part) => `coalesce(${part}, '')`).join(" || ' ' || ")

const column = (alias: string, name: string): string => (alias ? `${alias}.${name}` : name)

/** Whose order it is, in lower case. It is a part of the order's `search_text`. */
export const customerText = (alias: string): string =>
  `lower(${joined([
    column(alias, 'user_email'),
    ...['firstName', 'lastName'].map((part) => `${column(alias, 'billing_address')} ->> '${part}'`),
  ])})`

/** What an order's line is called, in lower case. */
export const lineText = (alias: string): string =>
  `lower(${joined(['product_name', 'variant_name', 'product_sku'].map((name) => column(alias, name)))})`
