import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toPacks } from '../pack.ts'
import { BuyNotes } from './buy-notes.tsx'

const gross = { amount: 5, currency: 'USD' }
const pricing = { onSale: false, price: { gross }, priceUndiscounted: { gross } }
const variant = { id: 'V', name: '1 seed', sku: 'SEO-L', quantityAvailable: 50, translation: null, pricing }
const notes = (isAvailableForPurchase: boolean, saleDay: string | null): string =>
  renderToStaticMarkup(
    <BuyNotes
      packs={toPacks({ isAvailableForPurchase, variants: [variant] })}
      saleDay={saleDay}
      delivery={null}
      pays={null}
    />,
  )

test('what is not for sale yet says from when, where the shop knows it', () => {
  expect(notes(false, '01/01/2027')).toContain('For sale from 01/01/2027')
  expect(notes(false, null)).toContain('Not for sale')
  expect(notes(true, null)).toContain('In stock')
})
