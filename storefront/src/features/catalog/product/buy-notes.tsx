/** Notes beside the buttons to buy: stock, shipping, storing the seeds, paying. */
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { Icon, type IconName } from '@semena/ui/icon'
import { daysText } from '../facts/words.ts'
import type { PackOffer } from '../pack.ts'
import type { Delivery } from '../delivery-query.ts'
import type { Pays } from './pays-query.ts'
import { isFew } from './pack-options.tsx'

/** The days of delivery that are stated where the service does not say them. */
const USUAL_DAYS = [7, 14] as const

interface Props {
  packs: readonly PackOffer[]
  /** The day from which it is for sale, in words; null where it is, or nobody knows. */
  saleDay: string | null
  /** What the service says about shipping; null where it does not say. */
  delivery: Delivery | null
  pays: Pays
}

export function BuyNotes({ packs, saleDay, delivery, pays }: Props) {
  const costs = delivery && costText(delivery)
  return (
    <ul className="buy-notes">
      <Line icon="seed">{stockText(packs, saleDay)}</Line>
      <Line icon="parcel">
        <span>
          {m.catalog_shipping({ days: daysText(delivery?.days ?? USUAL_DAYS) })}
          {costs && <span className="buy-notes-cost">{costs}</span>}
        </span>
      </Line>
      {packs.some(({ seeds }) => seeds !== null) && <Line icon="cold">{m.catalog_keeps()}</Line>}
      {pays && <Line icon="lock">{payText(pays)}</Line>}
    </ul>
  )
}

/** The ways to pay in words, only those that the shop has. */
const payText = ({ card, crypto }: NonNullable<Pays>): string =>
  card && crypto ? m.catalog_pay() : card ? m.catalog_pay_card() : m.catalog_pay_crypto()

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  )
}

/**
 * The cost of shipping in words, such as `United States: from 6.00 $, free from 90.00 $`; null where it is not known.
 */
function costText({ country, price, freeFrom }: Delivery): string | null {
  const place = country ?? m.catalog_shipping_anywhere()
  const parts = [
    price && price.amount > 0 && m.catalog_shipping_to({ country: place, price: formatPrice(price) }),
    freeFrom && m.catalog_shipping_free({ price: formatPrice(freeFrom) }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

/** The stock in words. Where there are several packs, each says by itself when few are left. */
function stockText(packs: readonly PackOffer[], saleDay: string | null): string {
  if (saleDay) return m.catalog_for_sale_from({ date: saleDay })
  const [only] = packs
  if (only && !only.forSale) return m.catalog_not_for_sale()
  if (!packs.some(({ inStock }) => inStock)) return packs.length > 1 ? m.catalog_out_all() : m.catalog_badge_sold_out()
  return packs.length === 1 && only && isFew(only) ? m.catalog_few_left({ count: only.left }) : m.catalog_in_stock_now()
}
