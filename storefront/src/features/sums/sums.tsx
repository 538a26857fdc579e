/** Sums line by line, the same wherever something is bought, paid or looked at again: each line adds up to the last. */
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import type { Ledger, SumKind, SumLine } from './ledger.ts'

/** What the last line says: still to be paid, paid in whole, or only how much it is. */
type Closing = 'toPay' | 'paid' | 'total'

const CLOSING: Record<Closing, () => string> = { toPay: m.sums_to_pay, paid: m.sums_paid, total: m.sums_total }
const TAKEN_OFF: ReadonlySet<SumKind> = new Set(['sale', 'code', 'card'])

interface Props {
  sums: Ledger
  closing?: Closing
  /** Beside the goods: how many packs there are. */
  packs?: string
  /** In place of the price of the delivery, while that is not known. */
  delivery?: string | null
  /** The service has not been asked yet what the total is now. */
  isOpen?: boolean
  busy?: boolean
  className?: string
}

export function Sums({ sums, closing = 'toPay', packs, delivery = null, isOpen = false, busy, className = '' }: Props) {
  const { lines, total, paid, due } = sums
  const isFree = total.amount === 0
  const byCard = isFree && lines.some(({ kind }) => kind === 'card')
  // "Paid 0.00" would be no news to somebody who has paid by a gift card.
  const last = isFree && closing === 'paid' ? 'toPay' : paid ? 'total' : closing
  return (
    <>
      <dl className={`sums ${className}`} aria-busy={busy}>
        {lines.map((line, at) => {
          const isLater = line.kind === 'delivery' && delivery !== null
          const look = isLater ? 'sums-later' : TAKEN_OFF.has(line.kind) ? 'sums-discount' : undefined
          return (
            <div key={at} className="sums-line">
              <dt className={look}>{nameOf(line, sums, packs)}</dt>
              <dd className={look}>{isLater ? delivery : amountOf(line)}</dd>
            </div>
          )
        })}
        <dt className="sums-total">{CLOSING[last]()}</dt>
        <dd className="sums-total" aria-live="polite">
          {isOpen ? '…' : formatPrice(total)}
        </dd>
        {paid && !due && (
          <>
            <dt>{m.sums_paid()}</dt>
            <dd>{formatPrice(paid)}</dd>
          </>
        )}
        {paid && due && (
          <>
            <dt>{m.sums_paid_so_far()}</dt>
            <dd>−{formatPrice(paid)}</dd>
            <dt className="sums-total">{m.sums_left()}</dt>
            <dd className="sums-total">{formatPrice(due)}</dd>
          </>
        )}
      </dl>
      {byCard && <p className="text-small text-soft">{m.sums_by_card()}</p>}
    </>
  )
}

function amountOf({ kind, amount }: SumLine): string {
  if (kind === 'delivery' && amount.amount === 0) return m.sums_free()
  return amount.amount < 0 ? `−${formatPrice({ ...amount, amount: -amount.amount })}` : formatPrice(amount)
}

function nameOf(
  { kind }: SumLine,
  { atFullPrice, code, promotion, isMixed }: Ledger,
  packs: string | undefined,
): string {
  switch (kind) {
    case 'goods': {
      const goods = atFullPrice ? m.sums_goods_full() : m.sums_goods()
      return packs ? `${goods}, ${packs}` : goods
    }
    case 'sale':
      return m.sums_sale()
    case 'code':
      if (code && isMixed) return m.sums_mixed({ code })
      return code ? m.sums_code({ code }) : promotion ? m.sums_promotion({ name: promotion }) : m.sums_discount()
    case 'delivery':
      return m.sums_delivery()
    case 'card':
      return m.sums_card()
    case 'other':
      return m.sums_other()
  }
}
