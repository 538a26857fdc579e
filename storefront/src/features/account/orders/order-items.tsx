/** A summary of an order's lines: pictures of up to three packs, the first name, and how many more there are. */
import { m } from '../../../paraglide/messages.js'
import { PackPicture, packImages } from '../../basket/index.ts'
import { lineName } from './line-names.ts'
import type { OrderRow } from './queries.ts'

const PICTURES = 3

export const lineImages = ({ variant, thumbnail }: OrderRow['lines'][number]) =>
  packImages(variant?.product ?? { thumbnail, media: null })

export function OrderItems({ lines }: { lines: OrderRow['lines'] }) {
  const [first, ...more] = lines
  if (!first) return null
  return (
    <span className="order-items">
      <span className="order-items-plates" aria-hidden="true">
        {lines.slice(0, PICTURES).map((line) => (
          <PackPicture key={line.id} image={lineImages(line)} />
        ))}
      </span>
      <span className="order-items-text">
        {more.length > 0
          ? m.account_order_items_more({ product: lineName(first), count: more.length })
          : lineName(first)}
      </span>
    </span>
  )
}
