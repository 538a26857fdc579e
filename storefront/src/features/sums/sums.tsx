/** The sums line by line, the same in basket, checkout, payment and account: the lines add up to the last. */
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import type { Ledger, SumKind, SumLine } from './ledger.ts'

/** What the last line says: the sum is to be paid, lacks the shipping, is paid, or is just the total. */
type Closing = 'toPay' | 'open' | 'paid' | 'total'
/** Besides, what is left of an order that gift cards paid. */
type Last = Closing | 'left'

const CLOSING: Record<Last, () => string> = {
  toPay: m.sums_to_pay,
  open: m.sums_without_delivery,
  paid: m.sums_paid,
  total: m.sums_total,
  left: m.sums_left,
}
const TAKEN_OFF: ReadonlySet<SumKind> = new Set(['sale', 'code', 'card'])

interface Props {
  sums: Ledger
  closing?: Closing
  /** How many packs there are, as text beside the goods. */
  packs?: string
  /** Text in place of the shipping price while that is not known. */
  delivery?: string | null
  /** Whether the current total is not known yet, because the service has not calculated it for the new country. */
  isOpen?: boolean
  busy?: boolean
  className?: string
}

export function Sums({ sums, closing = 'toPay', packs, delivery = null, isOpen = false, busy, className = '' }: Props) {
  const { lines, total, paid, due } = sums
  const isFree = total.amount === 0
  const byCard = isFree && lines.some(({ kind }) => kind === 'card')
  // Who has paid everything by gift card reads neither "Paid 0.00" nor "To pay 0.00": nothing is left.
  const last = byCard && closing === 'paid' ? 'left' : isFree && closing === 'paid' ? 'total' : paid ? 'total' : closing
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
  { atFullPrice, code, promotion, isMixed, percent }: Ledger,
  packs: string | undefined,
): string {
  switch (kind) {
    case 'goods': {
      const goods = atFullPrice ? m.sums_goods_full() : m.sums_goods()
      return packs ? `${goods}, ${packs}` : goods
    }
    case 'sale':
      return m.sums_sale()
    case 'code': {
      if (code && isMixed) return m.sums_mixed({ code })
      const name = code ? m.sums_code({ code }) : promotion ? m.sums_promotion({ name: promotion }) : m.sums_discount()
      return percent === null ? name : m.sums_percent({ name, percent })
    }
    case 'delivery':
      return m.sums_delivery()
    case 'card':
      return m.sums_card()
    case 'other':
      return m.sums_other()
  }
}
