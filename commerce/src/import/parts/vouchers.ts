/** vouchers.csv: codes that take something off an order. */
import { statement } from '../../db/statements/statement.ts'
import { voucherCodes, voucherListings, vouchers as voucherTable } from '../../db/tables/discounts.ts'
import { VALUE_TYPES, VOUCHER_TYPES } from '../../db/tables/closed-sets.ts'
import { checkPercent, productsIn, readScope, readSpan, scopeIds } from '../discount.ts'
import { noWrite, type Part, thingOf } from '../part.ts'

/** Locked, so that none is used before the import has written it. */
const IMPORT_USED_CODES = statement(
  'import_used_codes',
  `select c.code, c.used from voucher_codes c join vouchers v on v.id = c.voucher_id
    where v.single_use and c.code = any($1) order by c.code for update of c`,
)

export const vouchers: Part = async (r) => {
  const byChannel = { known: r.known.channels, noun: 'channel' }
  const flags = ['applyOncePerOrder', 'applyOncePerCustomer', 'onlyForStaff', 'singleUse'] as const
  const sheet = await r.sheet('vouchers.csv', {
    key: ['code'],
    plain: [
      'type',
      'valueType',
      'isActive',
      'minQuantity',
      'usageLimit',
      'startDate',
      'endDate',
      'countries',
      'products',
      'collections',
      'categories',
      ...flags,
    ],
    translated: ['name'],
    by: { value: byChannel, minSpent: byChannel },
  })
  if (!sheet) return noWrite
  for (const channel of sheet.each('minSpent'))
    if (!sheet.has(`value:${channel}`))
      r.problems.add(sheet.file, { line: 1, column: `minSpent:${channel}` }, 'COLUMN_BESIDE', {
        other: `value:${channel}`,
      })
  const products = await r.goods.products(sheet.named('products'))
  const rows = sheet.rows.map((row) => {
    const code = row.cells.get('code')!
    if (r.known.giftCards.has(code)) row.wrong('CODE_OF_GIFT_CARD', 'code', { value: code })
    const { thing, isNew } = thingOf(r.known.vouchers, code, () => ({}))
    for (const column of ['type', 'valueType']) row.needed(column, isNew)
    const valueType = row.oneOf('valueType', VALUE_TYPES) ?? undefined
    const values = {
      name: row.has('name') ? (row.text('name') ?? '') : undefined,
      type: row.oneOf('type', VOUCHER_TYPES) ?? undefined,
      valueType,
      ...readSpan(r, row, isNew),
      usageLimit: row.integer('usageLimit', { min: 1 }),
      minQuantity: row.integer('minQuantity', { min: 1 }),
      countries: row.countries('countries'),
      ...Object.fromEntries(flags.map((flag) => [flag, row.yesNo(flag, false)])),
    }
    const listings = sheet.each('value').map((channel) => {
      const value = row.decimal(`value:${channel}`, { min: 0 })
      checkPercent(row, `value:${channel}`, value, valueType)
      const minSpent = row.money(`minSpent:${channel}`, r.known.channels.get(channel)!.currency)
      if (value === null && minSpent) row.wrong('NEEDED_BESIDE', `value:${channel}`, { other: `minSpent:${channel}` })
      return { channel, value, minSpent }
    })
    const isActive = row.yesNo('isActive', true)
    return {
      code,
      isActive,
      thing,
      scope: readScope(r, row, products),
      values,
      translations: row.translations({ name: 'text' }),
      listings,
    }
  })
  return async (w) => {
    const written = await productsIn(w, rows)
    await w.saveKnown(
      voucherTable,
      rows.map(({ thing, scope, values, translations }) => ({
        thing,
        values: { ...values, ...scopeIds(w, scope, written) },
        translations,
      })),
    )
    const opened = rows.filter((row) => row.isActive).map((row) => row.code)
    const once = await IMPORT_USED_CODES.many(w.client, opened)
    // A code of single use was closed by its use, and stays so.
    const ended = new Set(once.filter(({ used }) => used > 0).map(({ code }) => code))
    await w.saveSet(
      voucherCodes,
      rows.map(({ code, isActive, thing }) => ({
        code,
        isActive: ended.has(code) ? undefined : isActive,
        voucherId: thing.id!,
      })),
      { key: ['code'] },
    )
    const listings = rows.flatMap(({ thing, listings: own }) =>
      own.map((l) => ({ ...l, pair: { voucherId: thing.id!, channelId: w.known.channels.get(l.channel)!.id! } })),
    )
    await w.saveSet(
      voucherListings,
      listings.flatMap(({ pair, value, minSpent }) =>
        typeof value === 'number' ? [{ ...pair, value, minSpent }] : [],
      ),
      { key: ['voucherId', 'channelId'], within: listings.map((l) => l.pair) },
    )
  }
}
