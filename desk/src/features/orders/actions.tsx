/** What can be done with an order now: the next step as a button, the rest in a menu. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { type Item, Menu } from '../../parts/menu.tsx'
import { mutate } from '../../platform/graphql.ts'
import { momentText } from '../../platform/moments.ts'
import { useMay } from '../../platform/rights.ts'
import { DeskOrderCancelDocument, DeskOrderConfirmDocument, DeskOrderPaidDocument } from './acts.generated.ts'
import { DeskDraftCompleteDocument, DeskDraftDeleteDocument } from './edit.generated.ts'
import { isGrantOnly, sourcesOf } from './give-back-plan.ts'
import { isParcel, isToSend, namingShort, type Order, useOrderAct } from './order-query.ts'
import { payableUntil } from './payable.ts'

type Question = 'cancel' | 'confirm' | 'paid' | 'delete' | null

export function OrderActions({ order, onOpen }: { order: Order; onOpen: (what: 'send' | 'back') => void }) {
  const may = useMay('MANAGE_ORDERS')
  const mayPay = useMay('HANDLE_PAYMENTS')
  const navigate = useNavigate()
  const [question, ask] = useState<Question>(null)
  const [reference, setReference] = useState('')
  const { id } = order
  const confirm = useOrderAct(async () => (await mutate(DeskOrderConfirmDocument, { id })).faults, {
    done: m.orders_confirmed(),
    isLast: true,
  })
  const complete = useOrderAct(
    async () => namingShort(order, (await mutate(DeskDraftCompleteDocument, { id })).faults),
    {
      done: m.orders_completed(),
      isLast: true,
    },
  )
  const cancel = useOrderAct(async () => (await mutate(DeskOrderCancelDocument, { id })).faults, {
    done: m.orders_cancelled(),
  })
  const paid = useOrderAct(
    async () => (await mutate(DeskOrderPaidDocument, { id, reference: reference.trim() || null })).faults,
    { done: m.orders_paid_done() },
  )
  const remove = useOrderAct(async () => {
    const { faults } = await mutate(DeskDraftDeleteDocument, { id })
    if (faults.length === 0) await navigate({ to: '/orders', search: { status: 'DRAFT' } })
    return faults
  })
  if (!may) return null
  const { status } = order
  const [source] = sourcesOf(order)
  const asksOnly = source !== undefined && isGrantOnly(source, mayPay)
  const payable = payableUntil(order)
  const isOver = status === 'DRAFT' || status === 'CANCELED' || status === 'EXPIRED'
  const sent = order.fulfillments.some((parcel) => parcel.status === 'FULFILLED')
  const canCancel = !isOver && !order.fulfillments.some((parcel) => isParcel(parcel) && parcel.status !== 'CANCELED')
  const print = (what: 'slips' | 'labels' | 'pick'): void =>
    void navigate({ to: '/orders/print', search: { ids: id, what } })
  const items: Item[] = [
    ...(order.actions.includes('MARK_AS_PAID') && !isOver && !order.isPaid && order.totalCharged.amount === 0
      ? [{ label: m.orders_mark_paid(), onPress: () => ask('paid') }]
      : []),
    ...(isOver
      ? []
      : [
          { label: m.orders_print_pick(), onPress: () => print('pick') },
          { label: m.orders_print_slip(), onPress: () => print('slips') },
          { label: m.orders_print_label(), onPress: () => print('labels') },
        ]),
    ...(canCancel ? [{ label: m.orders_cancel(), onPress: () => ask('cancel'), danger: true }] : []),
    ...(status === 'DRAFT' ? [{ label: m.orders_delete_draft(), onPress: () => ask('delete'), danger: true }] : []),
  ]
  return (
    <>
      {status === 'DRAFT' && (
        <Button look="leaf" busy={complete.busy} onClick={() => void complete.run()}>
          {m.orders_complete()}
        </Button>
      )}
      {status === 'UNCONFIRMED' && (
        <Button
          look={payable ? 'line' : 'leaf'}
          busy={confirm.busy}
          onClick={() => (payable ? ask('confirm') : void confirm.run())}
        >
          {m.orders_confirm()}
        </Button>
      )}
      {isToSend(order) && (
        <Button look="leaf" onClick={() => onOpen('send')}>
          {m.orders_send()}
        </Button>
      )}
      {!(status === 'DRAFT' || status === 'EXPIRED') && (sent || order.totalCharged.amount > 0) && (
        <Button look="line" onClick={() => onOpen('back')}>
          {sent ? m.orders_give_back() : asksOnly ? m.orders_refund_ask() : m.orders_refund()}
        </Button>
      )}
      <Menu label={m.parts_more()} items={items}>
        <Icon name="more" />
      </Menu>
      <Ask
        open={question === 'confirm'}
        title={m.orders_confirm_ask({ number: order.number })}
        yes={m.orders_confirm()}
        busy={confirm.busy}
        onNo={() => ask(null)}
        onYes={() => void confirm.run().then(() => ask(null))}
      >
        <p>{m.orders_confirm_unpaid_text({ when: payable ? momentText(payable) : '' })}</p>
      </Ask>
      <Ask
        open={question === 'cancel'}
        title={m.orders_cancel_ask({ number: order.number })}
        yes={m.orders_cancel()}
        no={m.orders_keep()}
        danger
        busy={cancel.busy}
        onNo={() => ask(null)}
        onYes={() => void cancel.run().then(() => ask(null))}
      >
        <p>{order.totalCharged.amount > 0 ? m.orders_cancel_paid_text() : m.orders_cancel_text()}</p>
      </Ask>
      <Ask
        open={question === 'delete'}
        title={m.orders_delete_draft_ask()}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => ask(null)}
        onYes={() => void remove.run()}
      >
        <p>{m.orders_delete_draft_text()}</p>
      </Ask>
      <Ask
        open={question === 'paid'}
        title={m.orders_mark_paid()}
        yes={m.orders_mark_paid()}
        busy={paid.busy}
        onNo={() => ask(null)}
        onYes={() => void paid.run().then((isDone) => isDone && ask(null))}
      >
        <p>{m.orders_mark_paid_text()}</p>
        <TextField
          id="paid-reference"
          label={m.orders_reference()}
          hint={m.orders_reference_hint()}
          value={reference}
          onChange={setReference}
        />
      </Ask>
    </>
  )
}
