/** Marks several orders as sent, with tracking numbers that are pasted in; each order stands beside its number. */
import { CheckField } from '@semena/ui/check-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { type Fault, faultText, troubleText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { keepUnsaved, useUnsaved } from '../../platform/unsaved.ts'
import { DeskOrderFulfillDocument, DeskParcelTrackingDocument } from './acts.generated.ts'
import { manyQuery, type PackOrder } from './many-query.ts'
import { isToSend, useOrderAct } from './order-query.ts'
import { inputOf, planOf } from './send-plan.ts'
import { readTracking } from './tracking.ts'

/** What is pasted for some orders is for these and no others. */
const keptAs = (ids: readonly string[]): string => `orders.tracking.${ids.join(',')}`

export function SendMany({ ids: given, onClose }: { ids: readonly string[]; onClose: (isDone: boolean) => void }) {
  // Those that are sent leave a list of what is to be packed; the numbers of the others stay where they are.
  const [ids] = useState(given)
  const { data, error } = useQuery(manyQuery(ids))
  const form = useUnsaved<string>(keptAs(ids), '')
  const [notify, setNotify] = useState(true)
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const orders = data?.orders ?? []
  const { tracking, wrong, extra } = readTracking(form.value, orders)
  const todo = orders.filter((order) => !sent.has(order.id) && canSend(order))
  const act = useOrderAct(async () => {
    const [good, bad] = [new Set(sent), new Map<string, string>()]
    for (const order of todo) {
      try {
        // One after the other, so that each refusal stands beside its order and the rest is sent.
        // oxlint-disable-next-line no-await-in-loop
        const [fault] = await sendOne(order, tracking.get(order.id) ?? '', notify)
        if (fault) bad.set(order.id, faultText(fault))
        else good.add(order.id)
      } catch (trouble) {
        bad.set(order.id, troubleText(trouble))
      }
      setSent(new Set(good))
      setRefused(new Map(bad))
    }
    const count = good.size - sent.size
    if (count > 0) tell('success', m.orders_many_sent({ count }))
    if (bad.size > 0) {
      // They may be chosen again without those that were sent.
      const left = orders.filter(({ id }) => bad.has(id))
      const lines = left.map(({ id, number }) => `${number}\t${tracking.get(id) ?? ''}`)
      if (left.length < ids.length) keepUnsaved(keptAs(left.map(({ id }) => id)), lines.join('\n'))
      return
    }
    form.drop()
    onClose(true)
  })
  return (
    <Ask
      open
      title={m.orders_many_send()}
      yes={m.orders_many_send_yes({ count: todo.length })}
      busy={act.busy || (!data && !error)}
      onNo={() => onClose(false)}
      onYes={() => (todo.length > 0 ? void act.run() : undefined)}
    >
      {error && <p className="order-form-warn">{troubleText(error)}</p>}
      <label htmlFor="many-tracking">{m.orders_many_tracking()}</label>
      <textarea
        id="many-tracking"
        className="field-input many-paste"
        rows={Math.min(8, Math.max(3, ids.length))}
        aria-describedby="many-hint"
        value={form.value}
        onChange={(event) => form.set(event.target.value)}
        spellCheck={false}
      />
      <p id="many-hint" className="order-quiet">
        {m.orders_many_tracking_hint()}
      </p>
      {(wrong.length > 0 || extra > 0) && (
        <p className="order-form-warn" role="alert">
          {[
            ...wrong.map((line) => m.orders_many_wrong({ line })),
            ...(extra > 0 ? [m.orders_many_extra({ count: extra })] : []),
          ].join(' ')}
        </p>
      )}
      <ul className="many-orders" aria-label={m.frame_orders()}>
        {orders.map((order) => (
          <li key={order.id}>
            <span>{m.parts_number({ number: order.number })}</span>
            <span>{`${order.shippingAddress?.firstName ?? ''} ${order.shippingAddress?.lastName ?? ''}`}</span>
            <span className={refused.has(order.id) ? 'many-refused' : 'many-tracking'}>
              {refused.get(order.id) ??
                (sent.has(order.id)
                  ? m.orders_state_fulfilled()
                  : canSend(order)
                    ? tracking.get(order.id) || m.orders_no_tracking()
                    : m.orders_nothing_to_send())}
            </span>
          </li>
        ))}
      </ul>
      <CheckField checked={notify} onChange={setNotify}>
        {m.orders_notify_all()}
      </CheckField>
    </Ask>
  )
}

const goodsOf = (order: PackOrder) => order.lines.filter(({ quantityToFulfill }) => quantityToFulfill > 0)
/** A parcel that left without a number. */
const unnamed = (order: PackOrder) =>
  order.fulfillments.find(({ status, trackingNumber }) => status === 'FULFILLED' && !trackingNumber)

const canSend = (order: PackOrder): boolean => isToSend(order) || unnamed(order) !== undefined

/** Sends what is left of an order; the number of an order that has left goes to its parcel. */
async function sendOne(order: PackOrder, trackingNumber: string, notifyCustomer: boolean): Promise<Fault[]> {
  const goods = goodsOf(order)
  if (goods.length > 0) {
    const input = { lines: inputOf(planOf(goods)), notifyCustomer, trackingNumber: trackingNumber || null }
    return (await mutate(DeskOrderFulfillDocument, { order: order.id, input })).faults
  }
  const parcel = unnamed(order)
  if (!parcel || !trackingNumber) return []
  return (await mutate(DeskParcelTrackingDocument, { id: parcel.id, input: { trackingNumber, notifyCustomer } })).faults
}
