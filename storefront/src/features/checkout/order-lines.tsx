/** What is ordered, in a few words a line. */
import { formatPrice } from '../../platform/money.ts'
import { PackPicture, type PackImages } from '../basket/index.ts'

export interface OrderedLine {
  id: string
  product: string
  variant: string
  quantity: number
  image: PackImages | null
  total: { amount: number; currency: string }
}

export function OrderLines({ lines }: { lines: readonly OrderedLine[] }) {
  return (
    <ul className="stack gap-3">
      {lines.map(({ id, product, variant, quantity, image, total }) => (
        <li key={id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3">
          <PackPicture image={image} />
          <span className="leading-snug">
            <span className="block disp text-[1.0625rem]">{product}</span>
            <small className="text-3 text-ink-3">
              {variant}
              {quantity > 1 && ` × ${quantity}`}
            </small>
          </span>
          <span className="whitespace-nowrap">{formatPrice(total)}</span>
        </li>
      ))}
    </ul>
  )
}
