/** Reads `where` of the lists of orders and of drafts. A condition that is given without a value finds nothing. */
import type { Between, OrderWhere, TextColumn } from '../../db/queries/order/order-where.ts'
import { plainText } from '../../domain/text.ts'
import type { DraftOrderWhereInput, OrderWhereInput } from '../../domain/order/inputs.generated.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keysOf, uuidKeysOf } from '../shared/ids.ts'
import { wantedIds, wantedMetadata } from '../shared/one-filter.ts'

type Given = Omit<OrderWhereInput, 'AND' | 'OR'> & { AND?: Given[] | null; OR?: Given[] | null }

interface Choice<T> {
  eq?: T | null
  oneOf?: readonly T[] | null
}

interface Ranged<T> extends Choice<T> {
  range?: { gte?: T | null; lte?: T | null } | null
}

/** The values of a filter; null where it has none. */
const chosen = <T>({ eq, oneOf }: Choice<T>): readonly T[] | null => (eq != null ? [eq] : oneOf?.length ? oneOf : null)

const between = <T>(given: { gte?: T | null; lte?: T | null }): Between<T> | null =>
  given.gte == null && given.lte == null ? null : { from: given.gte ?? null, to: given.lte ?? null }

const ranged = <T>(given: Ranged<T>): readonly T[] | Between<T> | null =>
  given.range ? between(given.range) : chosen(given)

const NOTHING: OrderWhere = { isNothing: true }

/** Conditions of one filter each; null where a filter is given without a value. */
function* conditions(where: Given): Generator<OrderWhere | null> {
  const one = <T>(given: T | null | undefined, read: (given: T) => OrderWhere | null): (OrderWhere | null)[] =>
    given === undefined ? [] : [given === null ? null : read(given)]
  const some = <T>(values: readonly T[] | null, make: (values: readonly T[]) => OrderWhere): OrderWhere | null =>
    values && make(values)
  const text = (column: TextColumn) => (given: Choice<string>) =>
    some(chosen(given), (values) => ({ texts: [{ column, values: values.map(plainText) }] }))
  const named = (given: Choice<string>, make: (ids: readonly string[]) => OrderWhere): OrderWhere | null => {
    const ids = wantedIds(given)
    return ids.length ? make(ids) : null
  }
  const global = (type: string, make: (keys: number[]) => OrderWhere) => (given: Choice<string>) =>
    named(given, (ids) => make(keysOf(ids, type)))

  yield* one(where.metadata, (m) => ({ metadata: wantedMetadata(m) }))
  if (where.ids) yield where.ids.length ? { ids: uuidKeysOf(where.ids, 'Order') } : null
  yield* one(where.number, (n) => {
    const numbers = ranged(n)
    return numbers && { numbers }
  })
  yield* one(
    where.channelId,
    global('Channel', (channelIds) => ({ channelIds })),
  )
  yield* one(
    where.user,
    global('User', (userIds) => ({ userIds })),
  )
  yield* one(
    where.productTypeId,
    global('ProductType', (productTypeIds) => ({ productTypeIds })),
  )
  yield* one(where.createdAt, (range) => {
    const created = between(range)
    return created && { created }
  })
  yield* one(where.updatedAt, (range) => {
    const updated = between(range)
    return updated && { updated }
  })
  yield* one(where.userEmail, text('user_email'))
  yield* one(where.voucherCode, text('voucher_code'))
  yield* one(where.status, text('status'))
  yield* one(where.chargeStatus, text('charge_status'))
  yield* one(where.authorizeStatus, text('authorize_status'))
  yield* one(where.checkoutToken, (given) => some(chosen(given), (checkoutIds) => ({ checkoutIds })))
  yield* one(where.checkoutId, (given) => named(given, (ids) => ({ checkoutIds: uuidKeysOf(ids, 'Checkout') })))
  yield* one(where.isGiftCardBought, (boughtGiftCard) => ({ boughtGiftCard }))
  yield* one(where.isClickAndCollect, (isCollected) => ({ isCollected }))
  yield* one(where.isGiftCardUsed, (usedGiftCard) => ({ usedGiftCard }))
  yield* one(where.hasFulfillments, (hasFulfillments) => ({ hasFulfillments }))
  yield* one(where.hasInvoices, (hasInvoices) => ({ hasInvoices }))
  yield* one(where.invoices, (asked) => {
    const invoices = asked.flatMap(({ createdAt }) => (createdAt && between(createdAt)) ?? [])
    return invoices.length ? { invoices } : null
  })
  yield* one(where.linesCount, (n) => {
    const linesCount = ranged(n)
    return linesCount && { linesCount }
  })
  for (const [given, column] of [
    [where.totalGross, 'total_gross'],
    [where.totalNet, 'total_net'],
  ] as const)
    yield* one(given, ({ amount, currency }) => {
      const amounts = ranged(amount)
      return amounts && { prices: [{ column, currency: currency ?? null, amounts }] }
    })
  yield* one(where.lines, (lines) => ({ lines: lines.map((l) => (l.metadata ? wantedMetadata(l.metadata) : null)) }))
  yield* one(where.fulfillments, (parcels) => ({
    fulfillments: parcels.map(({ status, metadata, warehouse }) => ({
      ...(status ? { statuses: chosen(status) ?? [] } : {}),
      ...(metadata ? { metadata: wantedMetadata(metadata) } : {}),
      ...(warehouse?.id ? { warehouseIds: uuidKeysOf(wantedIds(warehouse.id), 'Warehouse') } : {}),
      ...(warehouse?.slug ? { warehouseSlugs: chosen(warehouse.slug) ?? [] } : {}),
    })),
  }))
  yield* one(where.transactions, (payments) => ({
    transactions: payments.map(({ pspReference, metadata }) => ({
      ...(pspReference ? { pspReferences: (chosen(pspReference) ?? []).map(plainText) } : {}),
      ...(metadata ? { metadata: wantedMetadata(metadata) } : {}),
    })),
  }))
  yield* one(where.events, (events) => ({
    events: events.map(({ type, date }) => {
      const range = date ? between(date) : null
      return { ...(type ? { types: chosen(type) ?? [] } : {}), ...(range ? { date: range } : {}) }
    }),
  }))
  for (const [given, column] of [
    [where.billingAddress, 'billing_address'],
    [where.shippingAddress, 'shipping_address'],
  ] as const)
    yield* one(given, ({ phoneNumber, country }) => ({
      addresses: [
        {
          column,
          ...(phoneNumber ? { phones: (chosen(phoneNumber) ?? []).map(plainText) } : {}),
          ...(country && (country.eq != null || country.oneOf) ? { countries: chosen(country) ?? [] } : {}),
          ...(country?.notOneOf?.length ? { notCountries: country.notOneOf } : {}),
        },
      ],
    }))
}

const MOST_DEEP = 5

/** The conditions of `where`. */
export function readWhere(where: OrderWhereInput | DraftOrderWhereInput, depth = 0): OrderWhere {
  if (depth > MOST_DEEP) throw invalidArgument('The filter is nested too deeply.')
  const { AND, OR, ...own }: Given = where
  const all = [...conditions(own)].map((condition) => condition ?? NOTHING)
  return {
    all: [...all, ...(AND ?? []).map((w) => readWhere(w, depth + 1))],
    ...(OR?.length ? { any: OR.map((w) => readWhere(w, depth + 1)) } : {}),
  }
}
