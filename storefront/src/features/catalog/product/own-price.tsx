/**
 * The price of the chosen pack. The page contains the prices of all packs and CSS shows the one whose radio is checked
 * (see own-price.css), so that it is right even before the scripts have loaded.
 */
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { Approximate } from '../approximate.tsx'
import { type PackOffer, shownPack } from '../pack.ts'
import { eachText } from './pack-options.tsx'

export function OwnPrice({ packs, whole = false }: { packs: readonly PackOffer[]; whole?: boolean }) {
  // The pack that is chosen at first; its price shows until the radios, which come later in the HTML, have been read.
  const first = shownPack(packs)
  return (
    <div className="own-price">
      {packs.map((pack) => (
        <Price key={pack.id} pack={pack} isFirst={pack === first} whole={whole} alone={packs.length === 1} />
      ))}
    </div>
  )
}

/** The price of one pack. `alone` marks a product's only variant, whose name is shown only if it is a pack of seeds. */
function Price({ pack, isFirst, whole, alone }: { pack: PackOffer; isFirst: boolean; whole: boolean; alone: boolean }) {
  const { price, before, name, seeds, inStock } = pack
  const each = whole && alone ? eachText(pack) : null
  return (
    <p className="own-price-pack" data-first={isFirst || undefined}>
      <b className={!inStock ? 'text-quiet' : before ? 'text-clay' : undefined}>{price && formatPrice(price)}</b>
      {before && (
        <>
          <span className="visually-hidden">{m.catalog_price_before()}</span>
          <del>{formatPrice(before)}</del>
        </>
      )}
      {(!alone || seeds !== null) && <span className="text-soft">{name}</span>}
      {each && <span className="text-quiet">{each}</span>}
      {whole && price && <Approximate of={[price]} dated />}
    </p>
  )
}
