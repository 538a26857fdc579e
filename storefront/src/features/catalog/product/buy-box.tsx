/** Choosing a pack size and a quantity, and the ways to buy them. */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatPrice, perUnit } from '../../../platform/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { AddToBasketButton } from '../../basket/index.ts'
import { FavouriteButton } from '../../favourites/index.ts'
import { Approximate } from '../approximate.tsx'
import { daysText } from '../facts/words.ts'
import { QuickOrder } from '../quick-order.tsx'
import type { PackSize, VarietyPage } from './product-query.ts'

/** From here on the number that is left is worth saying. */
const FEW = 5
const MOST = 99

interface Props {
  variety: VarietyPage
  /** Days a parcel takes. */
  days: readonly [number, number]
}

export function BuyBox({ variety, days }: Props) {
  const { id, slug, name, packs } = variety
  const [chosen, setChosen] = useState(() => (packs.find(({ inStock }) => inStock) ?? packs[0])?.id)
  const [quantity, setQuantity] = useState(1)
  const pack = packs.find((one) => one.id === chosen)
  const most = Math.max(1, Math.min(MOST, pack?.left ?? MOST))
  const count = Math.min(quantity, most)
  const seeds = packs.some((one) => one.seeds !== null)
  // A single thing that is not sold in packs is bought as it is.
  const hasChoice = packs.length > 1 || seeds
  return (
    <>
      {hasChoice && (
        <fieldset>
          <legend className="lab mb-2">{seeds ? m.catalog_packs() : m.catalog_kinds()}</legend>
          <div className="packs">
            {packs.map((one) => (
              <PackOption key={one.id} pack={one} chosen={one.id === chosen} onChoose={() => setChosen(one.id)} />
            ))}
          </div>
        </fieldset>
      )}
      {pack?.price && (
        <p className="tot">
          <b className={pack.before ? 'text-clay' : undefined}>{formatPrice(pack.price)}</b>
          {pack.before && (
            <>
              <span className="sr-only">{m.catalog_price_before()}</span>
              <del>{formatPrice(pack.before)}</del>
            </>
          )}
          {hasChoice && <span className="sec">{pack.name}</span>}
          <Approximate of={[pack.price]} dated />
        </p>
      )}
      <div className="buy">
        <QuantityField
          label={m.catalog_quantity()}
          value={count}
          most={most}
          onChange={setQuantity}
          lessLabel={m.catalog_less()}
          moreLabel={m.catalog_more()}
        />
        {pack && (
          <AddToBasketButton
            variantId={pack.id}
            productName={name}
            variantName={pack.name}
            quantity={count}
            soldOut={!pack.inStock}
          />
        )}
        <QuickOrder id={id} name={name} look="line" />
        <FavouriteButton slug={slug} name={name} className="sq--line" />
      </div>
      <ul className="notes">
        <li>
          <Icon name="seed" />
          <span aria-live="polite">{stockText(packs, pack)}</span>
        </li>
        <li>
          <Icon name="parcel" />
          {m.catalog_shipping({ days: daysText(days) })}
        </li>
        {seeds && (
          <li>
            <Icon name="cold" />
            {m.catalog_keeps()}
          </li>
        )}
        <li>
          <Icon name="lock" />
          {m.catalog_pay()}
        </li>
      </ul>
      {pack?.price && (
        <div className="stickybuy">
          <p className="flex-1 leading-tight">
            <b className="text-[1.125rem] font-semibold">{formatPrice(pack.price)}</b>
            {hasChoice && <span className="block text-3 text-ink-3">{pack.name}</span>}
          </p>
          <AddToBasketButton
            variantId={pack.id}
            productName={name}
            variantName={pack.name}
            quantity={count}
            soldOut={!pack.inStock}
            className="flex-[1.4]"
          />
        </div>
      )}
    </>
  )
}

function PackOption({ pack, chosen, onChoose }: { pack: PackSize; chosen: boolean; onChoose: () => void }) {
  return (
    <label className="opt">
      <input type="radio" name="pack" value={pack.id} checked={chosen} disabled={!pack.inStock} onChange={onChoose} />
      <span className="opt__b">
        <b>{pack.name}</b>
        <span>{pack.inStock && pack.price ? formatPrice(pack.price) : m.catalog_badge_sold_out()}</span>
        {pack.inStock && pack.price && pack.seeds !== null && (
          <small>{m.catalog_each({ price: formatPrice(perUnit(pack.price, pack.seeds)) })}</small>
        )}
      </span>
    </label>
  )
}

function stockText(packs: readonly PackSize[], pack: PackSize | undefined): string {
  if (!packs.some(({ inStock }) => inStock)) return m.catalog_out_all()
  if (!pack?.inStock) return m.catalog_out_now()
  return pack.left !== null && pack.left <= FEW ? m.catalog_few_left({ count: pack.left }) : m.catalog_in_stock_now()
}
