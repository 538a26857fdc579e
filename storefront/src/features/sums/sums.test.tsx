import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { orderSums } from './ledger.ts'
import { Sums } from './sums.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const gross = (amount: number) => ({ gross: usd(amount) })
const order = (total: number, balance: number) => ({
  isShippingRequired: true,
  voucherCode: null,
  discounts: [],
  subtotal: gross(53),
  shippingPrice: gross(5),
  undiscountedShippingPrice: usd(5),
  total: gross(total),
  totalBalance: usd(balance),
  giftCards: [{ id: '1' }],
  lines: [
    {
      id: 'a',
      isGift: false,
      quantity: 1,
      voucherCode: null,
      unitDiscount: usd(0),
      totalPrice: gross(53),
      undiscountedTotalPrice: gross(53),
    },
  ],
})
/** The text of each line of the sums. */
const read = (markup: string): string[] =>
  [...markup.matchAll(/<(?:dt|dd|p)\b[^>]*>(.*?)<\/(?:dt|dd|p)>/g)].map(([, text]) => text!.replaceAll('\u00a0', ' '))

it('says of an order that a gift card has paid what the card paid, and not "Paid 0.00"', () => {
  expect(read(renderToStaticMarkup(<Sums sums={orderSums(order(0, 0))} closing="paid" />))).toEqual([
    'Goods',
    '53.00 $',
    'Shipping',
    '5.00 $',
    'Gift card',
    '−58.00 $',
    'Left to pay',
    '0.00 $',
    'The gift card pays for the whole order.',
  ])
})
it('tells what is paid and what is left of an order that is paid in part', () => {
  const lines = read(renderToStaticMarkup(<Sums sums={orderSums(order(48, -38))} closing="paid" />))
  expect(lines.slice(-6)).toEqual(['Total', '48.00 $', 'Paid so far', '−10.00 $', 'Left to pay', '38.00 $'])
})
it('names no rest of an order that is over', () => {
  const sums = { ...orderSums(order(48, -38)), due: null }
  const lines = read(renderToStaticMarkup(<Sums sums={sums} closing="total" />))
  expect(lines.slice(-4)).toEqual(['Total', '48.00 $', 'Paid', '10.00 $'])
})
