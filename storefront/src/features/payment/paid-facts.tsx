/** Where a paid order goes and how, and where its mail went; printed, the head of a receipt. */
import { m } from '../../paraglide/messages.js'
import { formatDate } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/i18n.ts'
import { AddressText } from '../address/index.ts'
import { daysOf } from '../checkout/index.ts'
import { type Buyer, type PaidFacts as Facts, methodOf } from './paid.ts'

export function PaidFacts({ buyer, facts }: { buyer: Buyer | null; facts: Facts | null }) {
  const language = useLanguage()
  const { name = null, method = null } = facts ? methodOf(facts) : {}
  const days = method && daysOf(method)
  return (
    <dl className="paid-facts">
      {facts && (
        <Fact name={m.payment_paid_date()}>
          <time dateTime={facts.created}>{formatDate(facts.created, language, true)}</time>
        </Fact>
      )}
      {buyer?.userEmail && <Fact name={m.payment_paid_mail()}>{buyer.userEmail}</Fact>}
      {buyer?.shippingAddress && (
        <Fact name={m.payment_paid_ship_to()}>
          <AddressText address={buyer.shippingAddress} />
        </Fact>
      )}
      {name && (
        <Fact name={m.payment_paid_method()}>
          {name}
          {days && <small className="text-soft paid-facts-days">{days}</small>}
        </Fact>
      )}
      {buyer?.billingAddress && !isSame(buyer.billingAddress, buyer.shippingAddress) && (
        <Fact name={m.payment_paid_bill_to()}>
          <AddressText address={buyer.billingAddress} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="field-label">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Address = Buyer['billingAddress']
const isSame = (a: Address, b: Address): boolean => text(a) === text(b)
const text = (address: Address): string => JSON.stringify(address && { ...address, id: null })
