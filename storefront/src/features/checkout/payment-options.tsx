/**
 * The ways to pay to choose from, at checkout and on the payment page; a demo shows the kinds that are not offered with
 * the reason.
 */
import { m } from '../../paraglide/messages.js'
import { useShop } from '../../platform/shop.ts'
import { Icon } from '@semena/ui/icon'
import { fieldId } from './field-id.ts'
import type { Gateway } from './gateways.ts'
import { OptionRow } from './option-row.tsx'
import { wordsOf } from './payment-words.ts'

const KINDS = [
  { kind: 'card', icon: 'card', title: m.checkout_payment_card, none: m.checkout_payment_card_none },
  { kind: 'crypto', icon: 'coin', title: m.checkout_payment_crypto, none: m.checkout_payment_crypto_none },
] as const

export function PaymentOptions({
  offered,
  chosen,
  describedBy,
  onChoose,
}: {
  offered: readonly Gateway[]
  chosen: Gateway | null
  describedBy?: string | undefined
  onChoose: (id: string) => void
}) {
  const { mode, graphqlUrl } = useShop()
  // A demo shows what is not set up; in production only what can be used is shown.
  const showsAll = mode === 'demo' && graphqlUrl === null
  const rows = KINDS.flatMap(({ kind, icon, title, none }) => {
    const ways: (Gateway | null)[] = offered.filter((one) => one.kind === kind)
    const isOnly = ways.length < 2
    if (ways.length === 0 && showsAll) ways.push(null)
    return ways.map((way) => ({
      way,
      icon,
      title: isOnly || !way ? title() : `${title()} · ${way.name}`,
      note: way ? wordsOf(way).hint() : none(),
      value: way?.id ?? kind,
    }))
  })
  return (
    <fieldset className="option-list" aria-describedby={describedBy}>
      <legend className="visually-hidden">{m.checkout_step_payment()}</legend>
      {rows.map(({ way, icon, title, note, value }, at) => (
        <OptionRow
          key={value}
          id={at === 0 ? fieldId('payment') : undefined}
          name="payment"
          value={value}
          title={title}
          note={note}
          end={<Icon name={icon} />}
          checked={way !== null && way === chosen}
          disabled={!way}
          onChoose={() => onChoose(value)}
        />
      ))}
    </fieldset>
  )
}
