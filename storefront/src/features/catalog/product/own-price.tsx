/**
 * The price of the pack that is chosen, wherever it stands on the page. Every pack's is there and the browser shows one, by
 * the radio that is checked (see own-price.css): so it is right before any script has come.
 */
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { Approximate } from '../approximate.tsx'
import { type PackOffer, shownPack } from '../pack.ts'
import { eachText } from './pack-options.tsx'

export function OwnPrice({ packs, whole = false }: { packs: readonly PackOffer[]; whole?: boolean }) {
  // Chosen at first; shown as long as the radios, which stand further down, have not come yet.
  const first = shownPack(packs)
  return (
    <div className="own-price">
      {packs.map((pack) => (
        <Price key={pack.id} pack={pack} isFirst={pack === first} whole={whole} alone={packs.length === 1} />
      ))}
    </div>
  )
}

/** A single thing that is not sold in packs is bought as it is: its variant's name says nothing. */
function Price({ pack, isFirst, whole, alone }: { pack: PackOffer; isFirst: boolean; whole: boolean; alone: boolean }) {
  const { price, before, name, seeds, inStock } = pack
  const each = whole && alone ? eachText(pack) : null
  return (
    <p data-first={isFirst || undefined}>
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
