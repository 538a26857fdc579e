/** The choice of pack and quantity with the buttons to buy; a sold-out variety has a link to similar ones instead. */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { buttonClass } from '@semena/ui/button'
import { NoScript } from '@semena/ui/no-script'
import { QuantityField } from '@semena/ui/quantity-field'
import { AddToBasketButton, quantityNote } from '../../basket/index.ts'
import { FavouriteButton } from '../../favourites/index.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { shownPack } from '../pack.ts'
import { QuickOrder } from '../quick-order.tsx'
import { OwnPrice } from './own-price.tsx'
import { PackOptions } from './pack-options.tsx'
import { useAway } from './use-away.ts'
import type { VarietyPage } from './product-query.ts'

const MOST = 99

interface Props {
  variety: VarietyPage
  /** The id of the section that shows similar varieties. */
  beside: string
}

export function BuyBox({ variety, beside }: Props) {
  const { id, slug, name, packs } = variety
  const [chosen, setChosen] = useState(() => shownPack(packs)?.id)
  const [quantity, setQuantity] = useState(1)
  const pack = packs.find((one) => one.id === chosen)
  const most = Math.max(1, Math.min(MOST, pack?.left ?? MOST))
  const count = Math.min(quantity, most)
  const sold = !pack?.inStock
  const buttons = useAway()
  return (
    <>
      {packs.length > 1 && <PackOptions packs={packs} chosen={chosen} onChoose={setChosen} />}
      {pack?.sku && <p className="text-small text-quiet">{m.catalog_sku({ sku: pack.sku })}</p>}
      <NoScript>{m.catalog_noscript_buy()}</NoScript>
      <div ref={buttons} className="buy-box">
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
        <FavouriteButton slug={slug} name={name} className="button-square--line" />
        <CompareButton slug={slug} name={name} className="button-square--line" />
      </div>
      {pack?.price && !sold && (
        <div className="buy-bar">
          <OwnPrice packs={packs} />
          <AddToBasketButton
            variantId={pack.id}
            productName={name}
            variantName={pack.name}
            quantity={count}
            className="buy-bar-button"
          />
        </div>
      )}
    </>
  )
}
