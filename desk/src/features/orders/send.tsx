/** Sends an order, or a part of it: how many of each line, from where, with which tracking number. */
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { DeskOrderFulfillDocument } from './acts.generated.ts'
import { type Goods, goodsQuery, nameOfLine, namingShort, type Order, owedOf, useOrderAct } from './order-query.ts'
import { inputOf, openTakes, planOf, type Take } from './send-plan.ts'
import { useWarehouses } from './warehouses.ts'

interface Typed {
  /** Null as long as the plan was not changed. */
  takes: Take[] | null
  tracking: string
  notify: boolean
}
const UNTOUCHED: Typed = { takes: null, tracking: '', notify: true }

export function Send({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useUnsaved<Typed>(`order.${order.id}.send`, UNTOUCHED)
  const { data: goods } = useQuery(goodsQuery(order.id))
  const warehouses = useWarehouses(order)
  const lines = order.lines.filter((line) => line.quantityToFulfill > 0)
  const plan = planOf(lines.map((line) => ({ ...line, ...stocked(goods, line.id) })))
  const { tracking, notify } = form.value
  const takes = form.value.takes ?? plan
  const open = openTakes(takes, lines)
  const count = open.reduce((sum, { quantity }) => sum + quantity, 0)
  const [saysNothing, sayNothing] = useState(false)
  const act = useOrderAct(async () => {
    const { faults } = await mutate(DeskOrderFulfillDocument, {
      order: order.id,
      input: { lines: inputOf(open), notifyCustomer: notify, trackingNumber: tracking.trim() || null },
    })
    if (faults.length > 0) return namingShort(order, faults)
    tell('success', m.orders_sent_done({ number: order.number }))
    form.drop()
    onClose()
    // The button that opened the form is gone.
    setTimeout(() => document.querySelector<HTMLElement>('main')?.focus())
  })
  const change = (place: number, part: Partial<Take>): void =>
    form.set((before) => ({
      ...before,
      takes: (before.takes ?? plan).map((take, at) => (at === place ? { ...take, ...part } : take)),
    }))
  const split = (lineId: string, warehouseId: string): void =>
    form.set((before) => ({
      ...before,
      takes: [...(before.takes ?? plan), { lineId, warehouseId, quantity: 0 }],
    }))
  return (
    <Ask
      open
      title={m.orders_send_title({ number: order.number })}
      yes={m.orders_send_count({ count })}
      busy={act.busy || !goods}
      onNo={onClose}
      onYes={() => (count > 0 ? void act.run() : sayNothing(true))}
    >
      {!order.isPaid && owedOf(order) > 0 && <p className="order-form-warn">{m.orders_not_paid_warn()}</p>}
      <ul className="order-form">
        {lines.map((line) => {
          const own = takes.flatMap((take, place) => (take.lineId === line.id ? [{ take, place }] : []))
          const other = warehouses.find(({ id }) => !own.some(({ take }) => take.warehouseId === id))
          const sum = own.reduce((total, { take }) => total + take.quantity, 0)
          return (
            <li key={line.id} className="order-form-row">
              {line.thumbnail && <img src={line.thumbnail.url} alt="" width="40" height="40" />}
              <span className="order-form-name">
                {nameOfLine(line)}
                <span>{line.productSku}</span>
              </span>
              <span className="order-form-fields">
                {own.map(({ take, place }) => (
                  <span key={take.warehouseId} className="order-form-pair">
                    <input
                      className="field-input order-form-quantity"
                      inputMode="numeric"
                      aria-label={m.orders_quantity_of({ name: nameOfLine(line) })}
                      aria-invalid={sum > line.quantityToFulfill || undefined}
                      value={take.quantity}
                      onFocus={(event) => event.target.select()}
                      onChange={(event) => change(place, { quantity: Number(event.target.value.replace(/\D/g, '')) })}
                    />
                    <span>/ {line.quantityToFulfill}</span>
                    {warehouses.length > 1 && (
                      <label className="pick">
                        <span className="visually-hidden">{m.orders_from()}</span>
                        <select
                          value={take.warehouseId}
                          onChange={(event) => change(place, { warehouseId: event.target.value })}
                        >
                          {warehouses.map(({ id, name }) => (
                            <option
                              key={id}
                              value={id}
                              disabled={own.some((one) => one.place !== place && one.take.warehouseId === id)}
                            >
                              {name}
                            </option>
                          ))}
                        </select>
                      </label>
                    )}
                  </span>
                ))}
                {other && line.quantityToFulfill > 1 && own.length > 0 && (
                  <button
                    type="button"
                    className="button-link order-form-split"
                    onClick={() => split(line.id, other.id)}
                  >
                    {m.orders_split()}
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <div role="alert">
        {saysNothing && count === 0 && <p className="order-form-warn">{m.orders_send_nothing()}</p>}
      </div>
      <TextField
        id="send-tracking"
        label={m.orders_tracking()}
        value={tracking}
        onChange={(text) => form.set((before) => ({ ...before, tracking: text }))}
        autoComplete="off"
        optional={m.orders_optional()}
      />
      <CheckField checked={notify} onChange={(on) => form.set((before) => ({ ...before, notify: on }))}>
        {m.orders_notify()}
      </CheckField>
    </Ask>
  )
}

const stocked = (goods: readonly Goods[] | undefined, id: string): Pick<Goods, 'allocations' | 'variant'> =>
  goods?.find((one) => one.id === id) ?? { allocations: [], variant: null }
