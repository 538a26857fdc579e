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
    <ul className="border-t border-ink">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 border-b border-rule py-3">
          <PackPicture image={lineImages(line)} />
          <div className="self-center">
            <h3 className="text-[1.1875rem] leading-tight">
              {line.variant ? (
                <Link
                  to="/sort/$slug"
                  params={{ slug: line.variant.product.slug }}
                  className="no-underline hover:underline"
                >
                  {lineName(line)}
                </Link>
              ) : (
                lineName(line)
              )}
            </h3>
            <p className="text-3 text-ink-3">
              {[...new Set([linePackName(line), line.productSku])].filter(Boolean).join(' · ')}
            </p>
            <p className="text-3 text-ink-2">
              {line.isGift
                ? m.account_order_gift()
                : m.account_order_each({ count: line.quantity, price: formatPrice(line.unitPrice.gross) })}
            </p>
          </div>
          <div className="self-center">
            <LinePrice now={line.totalPrice.gross} before={before.get(line.id)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
