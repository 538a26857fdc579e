/** Reads `where` of the lists of orders and of drafts. A condition that is given without a value finds nothing. */
import type { OrderWhere } from '../../db/queries/order/order-where.ts'
import { plainText } from '../../domain/text.ts'
import type { DraftOrderWhereInput, OrderWhereInput } from '../../domain/order/inputs.generated.ts'
import { keysOf, uuidKeysOf } from '../shared/ids.ts'
import { readJoined } from '../shared/joined.ts'
import { some, wantedIds, wantedMetadata } from '../shared/one-filter.ts'

type Given = Omit<OrderWhereInput, 'AND' | 'OR'> & { AND?: Given[] | null; OR?: Given[] | null }
type Own = Omit<Given, 'AND' | 'OR' | 'ids'>

interface Choice<T> {
  eq?: T | null
  oneOf?: readonly T[] | null
}

interface Ends<T> {
  gte?: T | null
  lte?: T | null
}

/** The values of a filter; null where it has none. */
const chosen = <T>({ eq, oneOf }: Choice<T>): readonly T[] | null => (eq != null ? [eq] : some(oneOf))
const texts = (given: Choice<string>): string[] | null => chosen(given)?.map(plainText) ?? null
const between = <T>(given: Ends<T>): Ends<T> | null => (given.gte == null && given.lte == null ? null : given)
const ranged = <T>(given: Choice<T> & { range?: Ends<T> | null }): readonly T[] | Ends<T> | null =>
  given.range ? between(given.range) : chosen(given)
const keys = (type: string) => (given: Choice<string>) => {
  const ids = wantedIds(given)
  return ids.length ? keysOf(ids, type) : null
}
const asIs = <T>(given: T): T => given

const address = ({ phoneNumber, country }: NonNullable<Given['billingAddress']>) => ({
  ...(phoneNumber ? { phones: texts(phoneNumber) ?? [] } : {}),
  ...(country && (country.eq != null || country.oneOf) ? { countries: chosen(country) ?? [] } : {}),
  ...(country?.notOneOf?.length ? { notCountries: country.notOneOf } : {}),
})

const total = ({ amount, currency }: NonNullable<Given['totalGross']>) => {
  const amounts = ranged(amount)
  return amounts && { currency: currency ?? null, amount: amounts }
}

type Readers = {
  [K in keyof Own]-?: {
    [C in keyof OrderWhere]-?: [C, (given: NonNullable<Own[K]>) => OrderWhere[C]]
  }[keyof OrderWhere]
}

/** Which condition each filter is, and how its value is read; null is a filter without a value. */
const READERS: Readers = {
  metadata: ['metadata', (given) => [wantedMetadata(given)]],
  number: ['numbers', ranged],
  channelId: ['channelIds', keys('Channel')],
  user: ['userIds', keys('User')],
  productTypeId: ['productTypeIds', keys('ProductType')],
  createdAt: ['created', between],
  updatedAt: ['updated', between],
  userEmail: ['userEmails', texts],
  voucherCode: ['voucherCodes', texts],
  status: ['statuses', chosen],
  chargeStatus: ['chargeStatuses', chosen],
  authorizeStatus: ['authorizeStatuses', chosen],
  checkoutToken: ['checkoutTokens', chosen],
  checkoutId: ['checkoutIds', (given) => (wantedIds(given).length ? uuidKeysOf(wantedIds(given), 'Checkout') : null)],
  isGiftCardBought: ['boughtGiftCard', asIs],
  isGiftCardUsed: ['usedGiftCard', asIs],
  isClickAndCollect: ['isCollected', asIs],
  hasFulfillments: ['hasFulfillments', asIs],
  hasInvoices: ['hasInvoices', asIs],
  invoices: ['invoices', (asked) => some(asked.flatMap(({ createdAt }) => (createdAt && between(createdAt)) ?? []))],
  linesCount: ['linesCount', ranged],
  totalGross: ['totalGross', total],
  totalNet: ['totalNet', total],
  lines: ['lines', (lines) => lines.map((l) => (l.metadata ? { metadata: wantedMetadata(l.metadata) } : {}))],
  fulfillments: [
    'fulfillments',
    (parcels) =>
      parcels.map(({ status, metadata, warehouse }) => ({
        ...(status ? { statuses: chosen(status) ?? [] } : {}),
        ...(metadata ? { metadata: wantedMetadata(metadata) } : {}),
        ...(warehouse?.id ? { warehouseIds: uuidKeysOf(wantedIds(warehouse.id), 'Warehouse') } : {}),
        ...(warehouse?.slug ? { warehouseSlugs: chosen(warehouse.slug) ?? [] } : {}),
      })),
  ],
  transactions: [
    'transactions',
    (payments) =>
      payments.map(({ pspReference, metadata }) => ({
        ...(pspReference ? { pspReferences: texts(pspReference) ?? [] } : {}),
        ...(metadata ? { metadata: wantedMetadata(metadata) } : {}),
      })),
  ],
  events: [
    'events',
    (events) =>
      events.map(({ type, date }) => {
        const range = date ? between(date) : null
        return { ...(type ? { types: chosen(type) ?? [] } : {}), ...(range ? { date: range } : {}) }
      }),
  ],
  billingAddress: ['billingAddress', address],
  shippingAddress: ['shippingAddress', address],
}

/** One condition without those that it is joined with. */
function own({ AND: _and, OR: _or, ids, ...given }: Given): OrderWhere {
  const read = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return []
    const [condition, reader] = READERS[name as keyof Own] as [keyof OrderWhere, (given: unknown) => unknown]
    const asked = value === null ? null : reader(value)
    return [asked === null ? { isNothing: true } : { [condition]: asked }]
  })
  return Object.assign(
    {},
    ...read,
    ids && (ids.length ? { ids: uuidKeysOf(ids, 'Order') } : { isNothing: true }),
  ) as OrderWhere
}

/** The conditions of `where`. */
export const readWhere = (where: OrderWhereInput | DraftOrderWhereInput): OrderWhere => ({
  ...own(where),
  ...readJoined<Given, OrderWhere>(where, own),
})
