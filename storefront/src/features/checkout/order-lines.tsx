/** What is ordered, in a few words a line. */
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
  /** What it would cost at full price, where that is more. */
  before?: Money | undefined
}

export function OrderLines({ lines }: { lines: readonly OrderedLine[] }) {
  return (
    <ul className="stack gap-3">
      {lines.map(({ id, product, variant, quantity, image, total, before }) => (
        <li key={id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3">
          <PackPicture image={image} />
          <span className="leading-snug">
            <span className="block disp text-[1.0625rem]">{product}</span>
            <small className="text-3 text-ink-3">
              {[variant, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' ')}
            </small>
          </span>
          <LinePrice now={total} before={before} />
        </li>
      ))}
    </ul>
  )
}
