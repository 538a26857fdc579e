/** promotions.csv, vouchers.csv and gift-cards.csv: sales in the catalogue, codes, and money on cards. */
import { promotions as promotionTable } from '../../db/tables/catalog.ts'
import { giftCards as giftCardTable, voucherCodes, voucherListings, vouchers as voucherTable } from '../../db/tables/discounts.ts'
import { idsOf, nothing, type Part, type Reading, thingOf, type Writing } from '../part.ts'
import type { Row } from '../row.ts'

const VALUE_TYPES = ['PERCENTAGE', 'FIXED'] as const
const VOUCHER_TYPES = ['ENTIRE_ORDER', 'SPECIFIC_PRODUCT', 'SHIPPING'] as const

/** What a promotion or voucher is for. */
function readScope(r: Reading, row: Row) {
  return {
    products: row.refs('products', r.known.products, 'product'),
    collections: row.refs('collections', r.known.collections, 'collection'),
    categories: row.refs('categories', r.known.categories, 'category'),
  }
}

const scopeIds = ({ known }: Writing, { products, collections, categories }: ReturnType<typeof readScope>) => ({
  productIds: products && idsOf(known.products, products),
  collectionIds: collections && idsOf(known.collections, collections),
  categoryIds: categories && idsOf(known.categories, categories),
})

/** Start and end; without a start it begins now. */
function readSpan(row: Row, isNew: boolean, now: Date) {
  const [startDate, endDate] = [row.date('startDate'), row.date('endDate')]
  if (startDate && endDate && endDate <= startDate) row.wrong('endDate is not after startDate', 'endDate')
  return { startDate: startDate ?? (isNew ? now : undefined), endDate }
}

const checkPercent = (row: Row, column: string, value: number | null | undefined, type: string | null | undefined): unknown =>
  type === 'PERCENTAGE' && typeof value === 'number' && value > 100 ? row.wrong(`${column} must be at most 100 percent`, column) : undefined

export const promotions: Part = (r) => {
  const sheet = r.sheet('promotions.csv', { key: ['name'], plain: ['channels', 'type', 'value', 'products', 'collections', 'categories', 'startDate', 'endDate'] })
  if (!sheet) return nothing
  const rows = sheet.rows.map((row) => {
    const name = row.cells.get('name')!
    const { thing, isNew } = thingOf(r.known.promotions, name, () => ({}))
    for (const column of ['type', 'value']) row.needed(column, isNew)
    const rewardType = row.oneOf('type', VALUE_TYPES) ?? undefined
    const rewardValue = row.decimal('value', { min: 0 }) ?? undefined
    checkPercent(row, 'value', rewardValue, rewardType)
    return { thing, channels: row.refs('channels', r.known.channels, 'channel'), scope: readScope(r, row), values: { name, rewardType, rewardValue, ...readSpan(row, isNew, r.now) } }
  })
  return (w) =>
    w.saveKnown(promotionTable, rows.map(({ thing, channels, scope, values }) => ({
      thing,
      values: { ...values, channels: channels && idsOf(w.known.channels, channels), ...scopeIds(w, scope) },
    })))
}

export const vouchers: Part = (r) => {
  const byChannel = { known: r.known.channels, noun: 'channel' }
  const flags = ['applyOncePerOrder', 'applyOncePerCustomer', 'onlyForStaff', 'singleUse'] as const
  const sheet = r.sheet('vouchers.csv', {
    key: ['code'],
    plain: ['type', 'valueType', 'minQuantity', 'usageLimit', 'startDate', 'endDate', 'countries', 'products', 'collections', 'categories', ...flags],
    translated: ['name'],
    by: { value: byChannel, minSpent: byChannel },
  })
  if (!sheet) return nothing
  for (const channel of sheet.each('minSpent')) if (!sheet.has(`value:${channel}`)) r.problems.add(sheet.file, 1, `the column "minSpent:${channel}" needs "value:${channel}" beside it`)
  const rows = sheet.rows.map((row) => {
    const code = row.cells.get('code')!
    const { thing, isNew } = thingOf(r.known.vouchers, code, () => ({}))
    for (const column of ['type', 'valueType']) row.needed(column, isNew)
    const valueType = row.oneOf('valueType', VALUE_TYPES) ?? undefined
    const values = {
      name: row.has('name') ? (row.text('name') ?? '') : undefined,
      type: row.oneOf('type', VOUCHER_TYPES) ?? undefined,
      valueType,
      ...readSpan(row, isNew, r.now),
      usageLimit: row.integer('usageLimit', { min: 1 }),
      minQuantity: row.integer('minQuantity', { min: 1 }),
      countries: row.countries('countries'),
      ...Object.fromEntries(flags.map((flag) => [flag, row.yesNo(flag, false)])),
    }
    const listings = sheet.each('value').map((channel) => {
      const value = row.decimal(`value:${channel}`, { min: 0 })
      checkPercent(row, `value:${channel}`, value, valueType)
      const minSpent = row.money(`minSpent:${channel}`, r.known.channels.get(channel)!.currency)
      if (value === null && minSpent) row.wrong(`value:${channel} is needed beside minSpent:${channel}`, `value:${channel}`)
      return { channel, value, minSpent }
    })
    return { code, thing, scope: readScope(r, row), values, translations: row.translations({ name: 'text' }), listings }
  })
  return async (w) => {
    await w.saveKnown(voucherTable, rows.map(({ thing, scope, values, translations }) => ({ thing, values: { ...values, ...scopeIds(w, scope) }, translations })))
    await w.saveSet(voucherCodes, rows.map(({ code, thing }) => ({ code, voucherId: thing.id! })), { key: ['code'] })
    const listings = rows.flatMap(({ thing, listings: own }) => own.map((l) => ({ ...l, pair: { voucherId: thing.id!, channelId: w.known.channels.get(l.channel)!.id! } })))
    await w.saveSet(
      voucherListings,
      listings.flatMap(({ pair, value, minSpent }) => (typeof value === 'number' ? [{ ...pair, value, minSpent }] : [])),
      { key: ['voucherId', 'channelId'], within: listings.map((l) => l.pair) },
    )
  }
}

export const giftCards: Part = (r) => {
  const sheet = r.sheet('gift-cards.csv', { key: ['code'], plain: ['currency', 'balance', 'isActive', 'expiryDate'] })
  if (!sheet) return nothing
  const currencies = new Set(Intl.supportedValuesOf('currency'))
  const rows = sheet.rows.map((row) => {
    const code = row.cells.get('code')!
    const isNew = !r.known.giftCards.has(code)
    const currency = row.needed('currency', isNew)
    row.needed('balance', isNew)
    if (currency && !currencies.has(currency)) row.wrong(`currency: ${currency} is not a currency's code`, 'currency')
    const { thing } = thingOf(r.known.giftCards, code, () => ({ currency: currency && currencies.has(currency) ? currency : 'USD', initial: 0 }))
    if (currency && currency !== thing.currency) row.wrong(`currency: a card keeps its currency, ${thing.currency}`, 'currency')
    const balance = row.money('balance', thing.currency) ?? undefined
    const expiry = row.date('expiryDate')
    return {
      thing,
      balance,
      // A card's balance is what it was issued with: what was spent stays spent.
      more: isNew || balance === undefined ? 0 : balance - thing.initial,
      values: { code, currency, initialBalance: balance, isActive: row.yesNo('isActive', true), expiryDate: expiry ? expiry.toISOString().slice(0, 10) : expiry, currentBalance: isNew ? balance : undefined },
    }
  })
  return async (w) => {
    await w.saveKnown(giftCardTable, rows)
    const changed = rows.filter((row) => row.more !== 0).map(({ thing, more }) => ({ id: thing.id!, more }))
    if (changed.length === 0) return
    await w.query(
      'update gift_cards g set current_balance = greatest(0, g.current_balance + k.more) from jsonb_to_recordset($1) as k(id int, more bigint) where g.id = k.id',
      [JSON.stringify(changed)],
    )
  }
}
