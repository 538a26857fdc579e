/** The lines of an order in their short form. */
import type { Money } from '../../platform/money.ts'
import { PackPicture, type PackImages } from '../basket/index.ts'
import { LinePrice } from '../sums/index.ts'

export interface OrderedLine {
  id: string
  product: string
  variant: string
  quantity: number
  image: PackImages | null
  total: Money
  /** What the line would cost at full price, where that is more. */
  before?: Money | undefined
}

export function OrderLines({ lines }: { lines: readonly OrderedLine[] }) {
  return (
    <ul className="order-lines">
      {lines.map(({ id, product, variant, quantity, image, total, before }) => (
        <li key={id} className="order-lines-line">
          <PackPicture image={image} />
          <span className="order-lines-text">
            <span className="text-display order-lines-name">{product}</span>
            <small className="text-small text-quiet">
              {[variant, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' ')}
            </small>
          </span>
          <LinePrice now={total} before={before} />
        </li>
      ))}
    </ul>
  )
}
