/**
 * Promo codes and gift cards: those that are applied, each with a button to remove it, and one field to enter either.
 */
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { formatPrice } from '../../platform/money.ts'
import { Icon } from '@semena/ui/icon'
import { TextField } from '@semena/ui/text-field'
import { type CodedError, errorText, tellFailure, tellReason, tellThrown } from '../errors/index.ts'
import type { BasketCheckout, PromoToDrop } from './api.ts'
import { giftCardUse } from './gift-cards.ts'
import { lapsedCards, lapsedCode } from './lapsed.ts'
import { seenCode } from './seen-code.ts'

type Change = Promise<{ ok: true } | { ok: false; errors: readonly CodedError[] }>

interface Props {
  checkout: Pick<
    BasketCheckout,
    'id' | 'voucherCode' | 'discount' | 'discountName' | 'giftCards' | 'subtotalPrice' | 'shippingPrice' | 'totalPrice'
  >
  busy: boolean
  /** Whether the field takes the focus, because somebody asked for it. */
  wanted?: boolean
  onApply: (code: string) => Change
  onDrop: (what: PromoToDrop) => Change
}

export default function PromoCode({ checkout, busy, wanted = false, onApply, onDrop }: Props) {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  /** Takes the message about the last try away when the next try begins. */
  const takeBack = useRef<() => void>(() => {})

  const apply = async (): Promise<void> => {
    if (!code.trim()) return setError(m.basket_promo_required())
    const typed = code.trim()
    let result = await onApply(typed)
    // The service takes codes only as they are written, which is mostly in capital letters.
    const capitals = typed.toUpperCase()
    if (!result.ok && typed !== capitals && result.errors.some((e) => e.code === 'INVALID'))
      result = await onApply(capitals)
    takeBack.current()
    takeBack.current = () => {}
    if (result.ok) {
      setCode('')
      setError('')
    } else {
      takeBack.current = await tellReason(result.errors)
      setError(result.errors.length > 0 ? await errorText(result.errors) : m.errors_later())
    }
  }
  const drop = (what: PromoToDrop) => () => {
    if ('promoCode' in what) seenCode.forget()
    void onDrop(what).then((result) => result.ok || tellFailure(), tellFailure)
  }
  const start = (): void => void apply().catch(tellThrown)

  const { voucherCode, discount, giftCards } = checkout
  const use = giftCardUse(checkout)
  const lapsed = lapsedCode(checkout) !== null
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const spent = lapsedCards(checkout, today)
  /** A code that was applied here, and that the service has taken off with another change of the checkout. */
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    const was = seenCode.compare(checkout.id, voucherCode)
    if (was || voucherCode) setGone(was)
  }, [checkout.id, voucherCode])
  const row = useRef<HTMLDivElement>(null)
  const count = giftCards.length + (voucherCode ? 1 : 0)
  const known = useRef(count)
  useEffect(() => {
    if (wanted) row.current?.querySelector('input')?.focus()
  }, [wanted])
  // The button that removed a code went with it, so the focus moves to the button that applies another.
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body) row.current?.querySelector('button')?.focus()
    known.current = count
  }, [count])
  return (
    <div className="promo-code">
      <div role="status">
        {gone && (
          <p className="promo-code-name promo-code-lapsed">
            <Icon name="warn" small />
            {m.basket_promo_gone({ code: gone })}
          </p>
        )}
      </div>
      {voucherCode && (
        <Applied
          busy={busy}
          lapsed={lapsed}
          dropLabel={m.basket_promo_remove({ code: voucherCode })}
          onDrop={drop({ promoCode: voucherCode })}
        >
          {lapsed
            ? m.basket_promo_lapsed({ code: voucherCode })
            : discount && discount.amount > 0
              ? m.basket_promo_applied({ code: voucherCode, amount: formatPrice(discount) })
              : m.basket_promo_applied_later({ code: voucherCode })}
        </Applied>
      )}
      {giftCards.map(({ id, last4CodeChars: last, currentBalance }) => (
        <Applied
          key={id}
          busy={busy}
          lapsed={spent.some((card) => card.id === id)}
          dropLabel={m.basket_card_remove({ last })}
          onDrop={drop({ promoCodeId: id })}
        >
          {spent.some((card) => card.id === id)
            ? m.basket_card_lapsed({ last })
            : !use || giftCards.length > 1
              ? m.basket_card_balance({ last, balance: formatPrice(currentBalance) })
              : use.left.amount === 0
                ? m.basket_card_used_up({ last, used: formatPrice(use.used) })
                : m.basket_card_applied({ last, used: formatPrice(use.used), left: formatPrice(use.left) })}
        </Applied>
      ))}
      {/* Not a form: at the checkout it stands in one, which Enter must not send. */}
      <div ref={row} className="promo-code-row">
        <TextField
          id="basket-promo"
          label={m.basket_promo_label()}
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={255}
          enterKeyHint="go"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!busy) start()
          }}
          onChange={(text) => {
            setCode(text)
            setError('')
          }}
        />
        <Button look="line" className="promo-code-button" busy={busy} onClick={start}>
          {m.basket_promo_apply()}
        </Button>
      </div>
    </div>
  )
}

function Applied({
  busy,
  lapsed,
  dropLabel,
  onDrop,
  children,
}: {
  busy: boolean
  /** Whether it no longer counts, and only stands here to be removed. */
  lapsed: boolean
  dropLabel: string
  onDrop: () => void
  children: string
}) {
  return (
    <div className={lapsed ? 'promo-code-taken promo-code-lapsed' : 'promo-code-taken'}>
      <p className="promo-code-name">
        <Icon name={lapsed ? 'warn' : 'check'} small />
        {children}
      </p>
      <Button look="square" busy={busy} onClick={onDrop} aria-label={dropLabel}>
        <Icon name="x" small />
      </Button>
    </div>
  )
}
