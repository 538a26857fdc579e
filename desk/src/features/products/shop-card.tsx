/** How the product's card reads in the shop: its main picture, name, category and least price. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { m } from '../../paraglide/messages.js'
import { moneyText, readAmount } from '../../platform/money.ts'
import { type Channel, type ProductForm } from './form.ts'

export function ShopCard({
  form,
  picture,
  channels,
  category,
}: {
  form: ProductForm
  picture: string | undefined
  channels: readonly Channel[]
  category: string | undefined
}) {
  const prices = channels.flatMap(({ id, currencyCode }) => {
    if (!form.channels[id]) return []
    const amounts = Object.values(form.packs).flatMap(
      ({ prices: typed }) => readAmount(typed[id] ?? '', currencyCode) ?? [],
    )
    return amounts.length > 0 ? [{ id, least: { amount: Math.min(...amounts), currency: currencyCode } }] : []
  })
  return (
    <div className="shop-card">
      {picture ? <img className="shop-card-image" src={picture} alt="" /> : <div className="shop-card-image" />}
      {category && <p className="shop-card-category">{category}</p>}
      <p className="shop-card-name">{form.texts[DEFAULT_LANGUAGE].name || m.products_unnamed()}</p>
      <ul className="shop-card-prices">
        {prices.map(({ id, least }) => (
          <li key={id}>{m.products_from({ price: moneyText(least) })}</li>
        ))}
      </ul>
      {prices.length === 0 && <p className="shop-card-none">{m.products_no_price()}</p>}
    </div>
  )
}
