/** Parcels of an order: what is in them, where they are. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { FulfillmentStatus } from '@semena/contract/enums'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Moment, Tag, type Tone } from '../../parts/figures.tsx'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { DeskParcelApproveDocument, DeskParcelCancelDocument, DeskParcelTrackingDocument } from './acts.generated.ts'
import { nameOfLine, type Order, type Parcel, useOrderAct } from './order-query.ts'
import { useWarehouses } from './warehouses.ts'

const STATES: Readonly<Record<FulfillmentStatus, [Tone, () => string]>> = {
  FULFILLED: ['leaf', m.orders_state_fulfilled],
  WAITING_FOR_APPROVAL: ['clay', m.orders_parcel_waits],
  REFUNDED: ['quiet', m.orders_parcel_refunded],
  RETURNED: ['quiet', m.orders_state_returned],
  REPLACED: ['quiet', m.orders_parcel_replaced],
  REFUNDED_AND_RETURNED: ['quiet', m.orders_parcel_refunded_returned],
  CANCELED: ['quiet', m.orders_state_cancelled],
}

/** Money that went back without goods makes a parcel of its own, in which nothing is. */
const isEmpty = ({ status, lines }: Parcel): boolean => status === 'REFUNDED' && !lines?.length

export function Parcels({ order }: { order: Order }) {
  const parcels = order.fulfillments.filter((parcel) => !isEmpty(parcel))
  if (parcels.length === 0) return null
  return (
    <Section title={m.orders_parcels()}>
      <ul className="order-parcels">
        {parcels.map((parcel) => (
          <One key={parcel.id} order={order} parcel={parcel} />
        ))}
      </ul>
    </Section>
  )
}

function One({ order, parcel }: { order: Order; parcel: Parcel }) {
  const may = useMay('MANAGE_ORDERS')
  const [asks, ask] = useState<'tracking' | 'cancel' | null>(null)
  const [tone, state] = STATES[parcel.status]
  const isWaiting = parcel.status === 'WAITING_FOR_APPROVAL'
  const isSent = parcel.status === 'FULFILLED'
  const approve = useOrderAct(
    async () => (await mutate(DeskParcelApproveDocument, { id: parcel.id, notify: true })).faults,
    { done: m.orders_parcel_approved() },
  )
  const again = useOrderAct(
    async () =>
      (
        await mutate(DeskParcelTrackingDocument, {
          id: parcel.id,
          input: { trackingNumber: parcel.trackingNumber, notifyCustomer: true },
        })
      ).faults,
    { done: m.orders_told() },
  )
  const names = new Map(order.lines.map((line) => [line.id, nameOfLine(line)]))
  return (
    <li className="order-parcels-one">
      <div className="order-parcels-line">
        <strong>{m.parts_number({ number: `${order.number}-${parcel.fulfillmentOrder}` })}</strong>
        <Tag tone={tone}>{state()}</Tag>
        <Moment at={parcel.created} />
        {parcel.warehouse && <span>{parcel.warehouse.name}</span>}
        {isSent && (
          <span
            className={
              parcel.trackingNumber ? 'order-parcels-tracking' : 'order-parcels-tracking order-parcels-tracking--none'
            }
          >
            {parcel.trackingNumber || m.orders_no_tracking()}
          </span>
        )}
        {may && (
          <span className="order-parcels-actions">
            {isWaiting && (
              <Button look="line" busy={approve.busy} onClick={() => void approve.run()}>
                {m.orders_parcel_approve()}
              </Button>
            )}
            {isSent && !parcel.trackingNumber && (
              <Button look="link" onClick={() => ask('tracking')}>
                {m.orders_tracking_add()}
              </Button>
            )}
            {(isSent || isWaiting) && (
              <Menu
                label={m.orders_parcel_more({ number: `${order.number}-${parcel.fulfillmentOrder}` })}
                items={[
                  ...(isSent
                    ? [
                        { label: m.orders_tracking_change(), onPress: () => ask('tracking') },
                        { label: m.orders_tell_again(), onPress: () => void again.run() },
                      ]
                    : []),
                  { label: m.orders_parcel_cancel(), onPress: () => ask('cancel'), danger: true },
                ]}
              >
                <Icon name="more" small />
              </Menu>
            )}
          </span>
        )}
      </div>
      <ul className="order-parcels-goods">
        {(parcel.lines ?? []).map(({ id, quantity, orderLine }) => (
          <li key={id}>
            {quantity} × {names.get(orderLine?.id ?? '') ?? '–'}
          </li>
        ))}
      </ul>
      {parcel.reason && <p className="order-quiet">{parcel.reason}</p>}
      {asks === 'tracking' && <TrackingAsk parcel={parcel} onClose={() => ask(null)} />}
      {asks === 'cancel' && <CancelAsk order={order} parcel={parcel} onClose={() => ask(null)} />}
    </li>
  )
}

function TrackingAsk({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const [number, setNumber] = useState(parcel.trackingNumber)
  const [notify, setNotify] = useState(true)
  const act = useOrderAct(
    async () =>
      (
        await mutate(DeskParcelTrackingDocument, {
          id: parcel.id,
          input: { trackingNumber: number.trim(), notifyCustomer: notify },
        })
      ).faults,
    { fields: ['trackingNumber'], done: m.parts_saved() },
  )
  return (
    <Ask
      open
      title={m.orders_tracking()}
      yes={m.parts_save()}
      busy={act.busy}
      onNo={onClose}
      onYes={() => void act.run().then((isDone) => isDone && onClose())}
    >
      <TextField
        id="tracking"
        label={m.orders_tracking()}
        value={number}
        onChange={setNumber}
        error={act.at('trackingNumber')}
        autoComplete="off"
      />
      <CheckField checked={notify} onChange={setNotify}>
        {m.orders_notify()}
      </CheckField>
    </Ask>
  )
}

function CancelAsk({ order, parcel, onClose }: { order: Order; parcel: Parcel; onClose: () => void }) {
  const isWaiting = parcel.status === 'WAITING_FOR_APPROVAL'
  const warehouses = useWarehouses(order, parcel)
  const [chosen, choose] = useState<string | null>(null)
  const warehouse = chosen ?? parcel.warehouse?.id ?? warehouses[0]?.id ?? ''
  const act = useOrderAct(
    async () =>
      (await mutate(DeskParcelCancelDocument, { id: parcel.id, warehouse: isWaiting ? null : warehouse })).faults,
    { done: m.orders_parcel_cancelled() },
  )
  return (
    <Ask
      open
      danger
      title={m.orders_parcel_cancel()}
      yes={m.orders_parcel_cancel()}
      no={m.orders_keep()}
      busy={act.busy}
      onNo={onClose}
      onYes={() => void act.run().then((isDone) => isDone && onClose())}
    >
      <p>{isWaiting ? m.orders_parcel_cancel_waiting() : m.orders_parcel_cancel_text()}</p>
      {!isWaiting && (
        <SelectField
          id="back-to"
          label={m.orders_restock_to()}
          value={warehouse}
          options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={m.orders_restock_to()}
          required
          onChange={choose}
        />
      )}
    </Ask>
  )
}
