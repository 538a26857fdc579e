/**
 * The kinds of payment to choose from, at checkout and on the payment page; a demo shows those not offered with the
 * reason.
 */
import { m } from '../../paraglide/messages.js'
import { useShop } from '../../platform/shop.ts'
import { Icon } from '@semena/ui/icon'
import { fieldId } from './field-id.ts'
import type { Gateway, PaymentKind, PaymentProvider } from './gateways.ts'
import { OptionRow } from './option-row.tsx'

export type Offered = Record<PaymentKind, Gateway | null>

/** One line for each provider about what happens next. */
const NEXT: Record<PaymentProvider, () => string> = {
  bitcoin: m.checkout_payment_bitcoin_hint,
  btcpay: m.checkout_payment_btcpay_hint,
  stripe: m.checkout_payment_stripe_hint,
}
const next = ({ provider, test }: Gateway): string =>
  test ? m.checkout_payment_card_test() : provider ? NEXT[provider]() : m.checkout_payment_card_hint()

export function PaymentOptions({
  offered,
  chosen,
  describedBy,
  onChoose,
}: {
  offered: Offered
  chosen: PaymentKind | null
  describedBy?: string | undefined
  onChoose: (kind: PaymentKind) => void
}) {
  const { mode, graphqlUrl } = useShop()
  // A demo shows what is not set up; in production only what can be used is shown.
  const isShown = (kind: PaymentKind): boolean => offered[kind] !== null || (mode === 'demo' && graphqlUrl === null)
  return (
    <fieldset className="option-list" aria-describedby={describedBy}>
      <legend className="visually-hidden">{m.checkout_step_payment()}</legend>
      {isShown('card') && (
        <OptionRow
          id={fieldId('payment')}
          name="payment"
          value="card"
          title={m.checkout_payment_card()}
          note={offered.card ? next(offered.card) : m.checkout_payment_card_none()}
          end={<Icon name="card" />}
          checked={chosen === 'card'}
          disabled={!offered.card}
          onChoose={() => onChoose('card')}
        />
      )}
      {isShown('crypto') && (
        <OptionRow
          id={isShown('card') ? undefined : fieldId('payment')}
          name="payment"
          value="crypto"
          title={m.checkout_payment_crypto()}
          note={offered.crypto ? next(offered.crypto) : m.checkout_payment_crypto_none()}
          end={<Icon name="coin" />}
          checked={chosen === 'crypto'}
          disabled={!offered.crypto}
          onChoose={() => onChoose('crypto')}
        />
      )}
    </fieldset>
  )
}
