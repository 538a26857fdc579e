/** What an order comes to, and what of it is paid. */
import { Button } from '@semena/ui/button'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Amount } from '../../parts/figures.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { DiscountAsk } from './discount.tsx'
import { DeskDiscountAddDocument, DeskDiscountChangeDocument, DeskDiscountRemoveDocument } from './edit.generated.ts'
import { isEditable, type Order, owedOf, useOrderAct } from './order-query.ts'
import { Voucher } from './voucher.tsx'

export function Sums({ order }: { order: Order }) {
  const isOpen = useMay('MANAGE_ORDERS') && isEditable(order)
  const [asks, ask] = useState<'new' | Order['discounts'][number] | null>(null)
  const remove = useOrderAct(async (id: string) => (await mutate(DeskDiscountRemoveDocument, { id })).faults)
  const { currency } = order.total.gross
  const byHand = order.discounts.find(({ type }) => type === 'MANUAL')
  const debt = owedOf(order)
  return (
    <>
      <dl className="order-sums">
        <Row name={m.orders_subtotal()} money={order.subtotal.gross} />
        {order.discounts.map((one) => (
          <div key={one.id}>
            <dt>
              {one.name || one.reason || m.orders_discount()}
              {one.valueType === 'PERCENTAGE' && ` ${one.value} %`}
              {isOpen && one.type === 'MANUAL' && (
                <>
                  <Button look="link" onClick={() => ask(one)}>
                    {m.parts_edit()}
                  </Button>
                  <Button look="link" busy={remove.busy} onClick={() => void remove.run(one.id)}>
                    {m.orders_remove()}
                  </Button>
                </>
              )}
            </dt>
            <dd>
              −<Amount money={one.total} />
            </dd>
          </div>
        ))}
        {isOpen && (
          <div>
            <dt>
              {!byHand && order.lines.length > 0 && (
                <Button look="link" onClick={() => ask('new')}>
                  {m.orders_discount_add()}
                </Button>
              )}
              {order.status === 'DRAFT' && <Voucher order={order} />}
            </dt>
            <dd />
          </div>
        )}
        <Row
          name={
            order.shippingMethodName ? m.orders_shipping_by({ name: order.shippingMethodName }) : m.orders_shipping()
          }
          money={order.shippingPrice.gross}
        />
        <div className="order-sums-total">
          <dt>
            {m.orders_total()}
            {order.total.tax.amount > 0 && (
              <span className="order-sums-tax">
                {m.orders_tax_in()} <Amount money={order.total.tax} />
              </span>
            )}
          </dt>
          <dd>
            <Amount money={order.total.gross} />
          </dd>
        </div>
        {order.totalCharged.amount > 0 && <Row name={m.orders_charged()} money={order.totalCharged} />}
        {order.totalRefunded.amount > 0 && <Row name={m.orders_refunded()} money={order.totalRefunded} />}
        {order.status !== 'DRAFT' && Math.abs(debt) > 0.000001 && (
          <div className="order-sums-open">
            <dt>{debt > 0 ? m.orders_outstanding() : m.orders_too_much()}</dt>
            <dd>
              <Amount money={{ amount: Math.abs(debt), currency }} />
            </dd>
          </div>
        )}
      </dl>
      {asks && (
        <DiscountAsk
          title={m.orders_discount_add()}
          currency={currency}
          {...(asks === 'new' ? {} : { now: asks })}
          onClose={() => ask(null)}
          save={async (input) =>
            asks === 'new'
              ? (await mutate(DeskDiscountAddDocument, { id: order.id, input })).faults
              : (await mutate(DeskDiscountChangeDocument, { id: asks.id, input })).faults
          }
        />
      )}
    </>
  )
}

const Row = ({ name, money }: { name: string; money: { amount: number; currency: string } }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Amount money={money} />
    </dd>
  </div>
)
