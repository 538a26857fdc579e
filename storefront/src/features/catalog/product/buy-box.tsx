/** Choosing a pack size and a quantity, and the ways to buy them; where nothing is left, the way to what is near it. */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { AddToBasketButton, quantityNote } from '../../basket/index.ts'
import { FavouriteButton } from '../../favourites/index.ts'
import { Approximate } from '../approximate.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import type { PackSize } from '../pack.ts'
import { QuickOrder } from '../quick-order.tsx'
import { BuyNotes } from './buy-notes.tsx'
import type { Delivery } from '../delivery-query.ts'
import { PackOptions, eachText } from './pack-options.tsx'
import type { VarietyPage } from './product-query.ts'

const MOST = 99

interface Props {
  variety: VarietyPage
  delivery: Delivery | null
  /** The id of the part of the page that shows others. */
  beside: string
}

export function BuyBox({ variety, delivery, beside }: Props) {
  const { id, slug, name, packs } = variety
  const [chosen, setChosen] = useState(() => (packs.find(({ inStock }) => inStock) ?? packs[0])?.id)
  const [quantity, setQuantity] = useState(1)
  const pack = packs.find((one) => one.id === chosen)
  const most = Math.max(1, Math.min(MOST, pack?.left ?? MOST))
  const count = Math.min(quantity, most)
  const sold = !pack?.inStock
  // A single thing that is not sold in packs is bought as it is: its variant's name says nothing.
  const named = packs.length > 1 || pack?.seeds != null
  return (
    <>
      {packs.length > 1 && <PackOptions packs={packs} chosen={chosen} onChoose={setChosen} />}
      {pack?.price && <Total pack={pack} named={named} alone={packs.length === 1} />}
      <div className="buy">
        {sold ? (
          <a href={`#${beside}`} className={buttonClass({ look: 'line' })}>
            {m.catalog_out_beside()}
          </a>
        ) : (
          <>
            <QuantityField
              label={m.catalog_quantity()}
              value={count}
              most={most}
              onChange={setQuantity}
              lessLabel={m.catalog_less()}
              moreLabel={m.catalog_more()}
              noteOf={quantityNote}
            />
            <AddToBasketButton variantId={pack.id} productName={name} variantName={pack.name} quantity={count} />
            <QuickOrder id={id} name={name} look="line" />
          </>
        )}
        <FavouriteButton slug={slug} name={name} className="sq--line" />
        <CompareButton slug={slug} name={name} className="sq--line" />
      </div>
      <BuyNotes packs={packs} pack={pack} delivery={delivery} />
      {pack?.price && !sold && (
        <div className="stickybuy">
          <p className="flex-1 leading-tight">
            <b className="text-[1.125rem] font-semibold">{formatPrice(pack.price)}</b>
            {named && <span className="block text-3 text-ink-3">{pack.name}</span>}
          </p>
          <AddToBasketButton
            variantId={pack.id}
            productName={name}
            variantName={pack.name}
            quantity={count}
            className="flex-[1.4]"
          />
        </div>
      )}
    </>
  )
}

/** A pack that is the only one says here what its option would. */
function Total({ pack, named, alone }: { pack: PackSize; named: boolean; alone: boolean }) {
  const { price, before, name } = pack
  const each = alone ? eachText(pack) : null
  return (
    <p className="tot">
      <b className={before ? 'text-clay' : undefined}>{price && formatPrice(price)}</b>
      {before && (
        <>
          <span className="sr-only">{m.catalog_price_before()}</span>
          <del>{formatPrice(before)}</del>
        </>
      )}
      {named && <span className="sec">{name}</span>}
      {price && <Approximate of={[price]} dated />}
      {each && <span className="muted">{each}</span>}
    </p>
  )
}
