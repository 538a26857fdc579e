/** The packs to choose from, each with its price and its price per seed. */
import { goneText } from '../gone.ts'
import { useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatPrice, perUnit } from '../../../platform/money.ts'
import { useDisplayCurrency } from '../../../platform/display-currency.ts'
import { useEarlyEntry } from '@semena/ui/early-clicks'
import { Approximate } from '../approximate.tsx'
import type { PackOffer } from '../pack.ts'

interface Props {
  packs: readonly PackOffer[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function PackOptions({ packs, chosen, onChoose }: Props) {
  // A shop may name its packs otherwise than by a number of seeds.
  const counted = packs.some(({ seeds }) => seeds !== null)
  const reading = useDisplayCurrency()
  const ref = useRef<HTMLFieldSetElement>(null)
  useEarlyEntry(
    chosen,
    () => ref.current?.querySelector<HTMLInputElement>(':checked')?.value,
    (id) => id && onChoose(id),
  )
  return (
    <fieldset ref={ref}>
      <legend className="field-label pack-options-title">{counted ? m.catalog_packs() : m.catalog_kinds()}</legend>
      <div className="pack-options">
        {packs.map((pack) => (
          <label key={pack.id} className="option">
            <input
              type="radio"
              name="pack"
              value={pack.id}
              checked={pack.id === chosen}
              disabled={!pack.inStock}
              onChange={() => onChoose(pack.id)}
            />
            <span className="option-body">
              <b>{pack.name}</b>
              <span>{pack.inStock && pack.price ? formatPrice(pack.price) : goneText(pack)}</span>
              {pack.inStock &&
                (isFew(pack) ? (
                  <small className="text-clay">{m.catalog_few_left({ count: pack.left })}</small>
                ) : (
                  <small>{reading && pack.price ? <Approximate of={[pack.price]} /> : eachText(pack)}</small>
                ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The number of packs left is shown from this number down. */
const FEW = 5

export const isFew = (pack: PackOffer): pack is PackOffer & { left: number } =>
  pack.inStock && pack.left !== null && pack.left <= FEW

/** The price per seed in words; null where the pack does not say how many seeds it holds. */
export const eachText = ({ price, seeds }: PackOffer): string | null =>
  price && seeds !== null ? m.catalog_each({ price: formatPrice(perUnit(price, seeds)) }) : null
