/**
 * The texts of orders that a search looks through, as SQL. Indexes are made of the same expressions, so that a search
 * among hundreds of thousands of orders reads only those that it finds.
 */

const joined = (parts: readonly string[]): string => parts.map((part) => `coalesce(${part}, '')`).join(" || ' ' || ")

const column = (alias: string, name: string): string => (alias ? `${alias}.${name}` : name)

const partsOf = (alias: string, address: string, parts: readonly string[]): string[] =>
  parts.map((part) => `${column(alias, address)} ->> '${part}'`)

const REST = ['companyName', 'streetAddress1', 'city', 'postalCode', 'country', 'phone']
const customer = (alias: string): string[] => [
  column(alias, 'user_email'),
  ...partsOf(alias, 'billing_address', ['firstName', 'lastName']),
]

/** Whose order it is, in lower case. It is a part of `orderText`. */
export const customerText = (alias: string): string => `lower(${joined(customer(alias))})`

/** Everything of an order's row that a search looks through, in lower case. */
export const orderText = (alias: string): string =>
  `lower(${joined([
    `${column(alias, 'number')}::text`,
    ...customer(alias),
    ...partsOf(alias, 'billing_address', REST),
    ...partsOf(alias, 'shipping_address', ['firstName', 'lastName', ...REST]),
    column(alias, 'voucher_code'),
    column(alias, 'discount_name'),
    column(alias, 'external_reference'),
  ])})`

/** What an order's line is called, in lower case. */
export const lineText = (alias: string): string =>
  `lower(${joined(['product_name', 'variant_name', 'product_sku'].map((name) => column(alias, name)))})`
