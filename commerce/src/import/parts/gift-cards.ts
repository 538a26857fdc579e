/** gift-cards.csv: money on cards. */
import { giftCards as giftCardTable } from '../../db/tables/discounts.ts'
import { noWrite, type Part, thingOf } from '../part.ts'
import { statement } from '../../db/statements/statement.ts'

const IMPORT_GIFT_CARD_BALANCES = statement(
  'import_gift_card_balances',
  'update gift_cards g set current_balance = greatest(0, g.current_balance + k.more) from jsonb_to_recordset($1) as k(id int, more bigint) where g.id = k.id',
)

export const giftCards: Part = async (r) => {
  const sheet = await r.sheet('gift-cards.csv', {
    key: ['code'],
    plain: ['currency', 'balance', 'isActive', 'expiryDate'],
  })
  if (!sheet) return noWrite
  const currencies = new Set(Intl.supportedValuesOf('currency'))
  const rows = sheet.rows.map((row) => {
    const code = row.cells.get('code')!
    const isNew = !r.known.giftCards.has(code)
    if (r.known.vouchers.has(code)) row.wrong('CODE_OF_VOUCHER', 'code', { value: code })
    const currency = row.needed('currency', isNew)
    row.needed('balance', isNew)
    if (currency && !currencies.has(currency)) row.wrong('NOT_CURRENCY', 'currency', { value: currency })
    const { thing } = thingOf(r.known.giftCards, code, () => ({
      currency: currency && currencies.has(currency) ? currency : 'USD',
      initial: 0,
    }))
    if (currency && currency !== thing.currency) row.wrong('KEPT', 'currency', { value: thing.currency })
    const balance = row.money('balance', thing.currency) ?? undefined
    const expiryDate = row.day('expiryDate')
    return {
      thing,
      balance,
      // The column `balance` is the amount with which the card was issued, so that what was spent stays spent.
      more: isNew || balance === undefined ? 0 : balance - thing.initial,
      values: {
        code,
        currency,
        initialBalance: balance,
        isActive: row.yesNo('isActive', true),
        expiryDate,
        currentBalance: isNew ? balance : undefined,
      },
    }
  })
  return async (w) => {
    await w.saveKnown(giftCardTable, rows)
    const changed = rows.filter((row) => row.more !== 0).map(({ thing, more }) => ({ id: thing.id!, more }))
    if (changed.length === 0) return
    await IMPORT_GIFT_CARD_BALANCES.run(w.client, JSON.stringify(changed))
  }
}
