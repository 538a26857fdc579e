/** The price of the pack that would be put into the basket, with its size, and what it was before a sale. */
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { Approximate } from './approximate.tsx'
import type { Variety } from './variety.ts'

type Props = Pick<Variety, 'price' | 'before'> & { pack: { name: string } | null }

export function PackPrice({ price, before, pack }: Props) {
  if (!price) return <p className="price" />
  return (
    <p className={before ? 'price price--sale' : 'price'}>
      <small>{pack?.name}</small>
      {before && (
        <>
          <span className="visually-hidden">{m.catalog_price_before()} </span>
          <del>{formatPrice(before)}</del>
          <span className="visually-hidden"> {m.catalog_price_now()}</span>{' '}
        </>
      )}
      {formatPrice(price)}
      <Approximate of={[price]} />
    </p>
  )
}
