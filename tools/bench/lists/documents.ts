/** The lists that are measured, with the fields that Saleor's Dashboard asks for. */
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
const ARGUMENTS = '$first: Int, $after: String, $last: Int, $before: String'
const SLICE = 'first: $first, after: $after, last: $last, before: $before'
const ADDRESS =
  '{ id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode country { code country } countryArea phone }'
const MONEY = '{ amount currency }'
const TAXED = `{ net ${MONEY} gross ${MONEY} }`

const PRODUCT_VARIABLES =
  '$filter: ProductFilterInput, $where: ProductWhereInput, $search: String, $sort: ProductOrder, $channel: String'
const PRODUCT_ARGUMENTS = 'filter: $filter, where: $where, search: $search, sortBy: $sort, channel: $channel'
const PRODUCT_FIELDS = `id name updatedAt created description thumbnail(size: 1024) { url } productType { id name hasVariants } category { id name } collections { id name }
  channelListings { id isPublished publishedAt isAvailableForPurchase availableForPurchaseAt visibleInListings channel { id name slug currencyCode isActive } }
  attributes { attribute { id } values { id name slug boolean plainText richText dateTime reference value file { url contentType } } }`
const ORDER_FIELDS = `id number created paymentStatus status chargeStatus userEmail channel { id name } billingAddress ${ADDRESS} subtotal { net ${MONEY} } total { gross ${MONEY} }`
const ORDERS = (more: string): string =>
  `query(${ARGUMENTS}, $filter: OrderFilterInput, $where: OrderWhereInput, $search: String, $sort: OrderSortingInput) {
    list: orders(${SLICE}, filter: $filter, where: $where, search: $search, sortBy: $sort) { ${more} } }`
const CUSTOMERS = (more: string): string =>
  `query(${ARGUMENTS}, $filter: CustomerFilterInput, $where: CustomerWhereInput, $search: String, $sort: UserSortingInput) {
    list: customers(${SLICE}, filter: $filter, where: $where, search: $search, sortBy: $sort) { ${more} } }`

export const DOCUMENTS = {
  /** Dashboard's list of products; it always asks for the number of all, too. */
  products: `query(${ARGUMENTS}, ${PRODUCT_VARIABLES}) { list: products(${SLICE}, ${PRODUCT_ARGUMENTS}) { edges { node { ${PRODUCT_FIELDS} } } ${PAGE} totalCount } }`,
  productsPriced: `query(${ARGUMENTS}, ${PRODUCT_VARIABLES}) { list: products(${SLICE}, ${PRODUCT_ARGUMENTS}) { edges { node { ${PRODUCT_FIELDS}
    pricing { priceRange { start ${TAXED} stop ${TAXED} } } } } ${PAGE} totalCount } }`,
  productVariants: `query(${ARGUMENTS}, ${PRODUCT_VARIABLES}) { list: products(${SLICE}, ${PRODUCT_ARGUMENTS}) { edges { node { id name thumbnail { url }
    variants { id name sku channelListings { id channel { id currencyCode } price ${MONEY} costPrice ${MONEY} } stocks { id quantity quantityAllocated warehouse { id name } } } } } ${PAGE} } }`,
  productCount: `query(${PRODUCT_VARIABLES}) { list: products(${PRODUCT_ARGUMENTS}) { totalCount } }`,
  variants: `query(${ARGUMENTS}, $filter: ProductVariantFilterInput, $where: ProductVariantWhereInput, $search: String, $sort: ProductVariantSortingInput, $channel: String) {
    list: productVariants(${SLICE}, filter: $filter, where: $where, search: $search, sortBy: $sort, channel: $channel) {
      edges { node { id name sku product { id name thumbnail { url } } channelListings { id channel { id } price ${MONEY} } stocks { id quantity warehouse { id } } } } ${PAGE} } }`,
  variantCount:
    'query($filter: ProductVariantFilterInput, $channel: String) { list: productVariants(filter: $filter, channel: $channel) { totalCount } }',
  orders: ORDERS(`edges { node { ${ORDER_FIELDS} } } ${PAGE}`),
  orderLines: ORDERS(
    `edges { node { ${ORDER_FIELDS} lines { id productName variantName productSku quantity unitPrice { gross ${MONEY} } thumbnail { url } variant { id } } fulfillments { id status } transactions { id } } } ${PAGE}`,
  ),
  orderCount: ORDERS('totalCount'),
  drafts: `query(${ARGUMENTS}, $filter: OrderDraftFilterInput, $sort: OrderSortingInput) { list: draftOrders(${SLICE}, filter: $filter, sortBy: $sort) { edges { node { ${ORDER_FIELDS} } } ${PAGE} } }`,
  customers: CUSTOMERS(`edges { node { id email firstName lastName orders { totalCount } } } ${PAGE}`),
  customerCount: CUSTOMERS('totalCount'),
  stocks: `query(${ARGUMENTS}, $id: ID!) { warehouse(id: $id) { stocks(${SLICE}) { edges { node { id quantity quantityAllocated productVariant { id sku product { name } } } } ${PAGE} totalCount } } }`,
} as const
