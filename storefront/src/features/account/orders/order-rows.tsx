/** The lines of an order as they were bought. */
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { PackPicture } from '../../basket/index.ts'
import { type Ledger, LinePrice } from '../../sums/index.ts'
import { lineName, linePackName } from './line-names.ts'
import { lineImages } from './order-items.tsx'
import type { OrderDetails } from './queries.ts'

export function OrderRows({ lines, before }: { lines: OrderDetails['lines']; before: Ledger['before'] }) {
  return (
    <ul className="order-rows">
      {lines.map((line) => (
        <li key={line.id} className="order-rows-row">
          <PackPicture image={lineImages(line)} />
          <div className="order-rows-middle">
            <h3 className="order-rows-name">
              {line.variant ? (
                <Link to="/sort/$slug" params={{ slug: line.variant.product.slug }} className="order-rows-link">
                  {lineName(line)}
                </Link>
              ) : (
                lineName(line)
              )}
            </h3>
            <p className="text-small text-quiet">
              {[...new Set([linePackName(line), line.productSku])].filter(Boolean).join(' · ')}
            </p>
            <p className="text-small text-soft">
              {line.isGift
                ? m.account_order_gift()
                : m.account_order_each({ count: line.quantity, price: formatPrice(line.unitPrice.gross) })}
            </p>
          </div>
          <div className="order-rows-middle">
            <LinePrice now={line.totalPrice.gross} before={before.get(line.id)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
