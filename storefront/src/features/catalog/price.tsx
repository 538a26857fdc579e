/** The price of the smallest pack, and what it was before a sale. */
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { Approximate } from './approximate.tsx'
import type { Variety } from './variety.ts'

export function FromPrice({ price, before }: Pick<Variety, 'price' | 'before'>) {
  if (!price) return <p className="price" />
  return (
    <p className={before ? 'price price--off' : 'price'}>
      <small>
        {before ? (
          <>
            <span className="sr-only">{m.catalog_price_before()} </span>
            <del>{formatPrice(before)}</del>
            <span className="sr-only"> {m.catalog_price_now()}</span>
          </>
        ) : (
          m.catalog_price_from()
        )}
      </small>
      {formatPrice(price)}
      <Approximate of={[price]} />
    </p>
  )
}
