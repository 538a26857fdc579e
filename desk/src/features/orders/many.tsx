/** What can be done with several orders at once: a bar at the foot of the list while rows are chosen. */
import { Button } from '@semena/ui/button'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { faultText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { DeskOrderConfirmDocument, DeskOrdersCancelDocument } from './acts.generated.ts'
import { useOrderAct } from './order-query.ts'
import type { DeskOrderRowFragment } from './orders.generated.ts'
import { payableUntil } from './payable.ts'
import type { What } from './search.ts'
import { SendMany } from './send-many.tsx'

type Row = DeskOrderRowFragment

export function Many({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const may = useMay('MANAGE_ORDERS')
  const navigate = useNavigate()
  const [asks, ask] = useState<'send' | 'confirm' | 'cancel' | null>(null)
  const open = rows.filter(({ status }) => status === 'UNCONFIRMED')
  const unpaid = open.filter((row) => payableUntil(row) !== null)
  const confirm = useOrderAct(async () => {
    let count = 0
    for (const { id, number } of open) {
      // One after the other: each is told by itself where it is refused.
      // oxlint-disable-next-line no-await-in-loop
      const { faults } = await mutate(DeskOrderConfirmDocument, { id })
      if (faults[0]) tell('error', m.parts_number({ number }), faultText(faults[0]))
      else count++
    }
    if (count > 0) tell('success', m.orders_many_confirmed({ count }))
  })
  const cancel = useOrderAct(async () => {
    const { payload, faults } = await mutate(DeskOrdersCancelDocument, { ids: rows.map(({ id }) => id) })
    if (payload.count > 0) tell('success', m.orders_many_cancelled({ count: payload.count }))
    // The field names the order that was refused.
    for (const fault of faults)
      tell(
        'error',
        nameOf(rows, fault.field),
        fault.code === 'INVALID' ? m.fault_order_cancel_order() : faultText(fault),
      )
    onDone()
  })
  if (rows.length === 0 || !may) return null
  const startConfirm = (): void => (unpaid.length > 0 ? ask('confirm') : void confirm.run())
  const print = (what: What): void =>
    void navigate({ to: '/orders/print', search: { ids: rows.map(({ id }) => id).join(','), what } })
  return (
    <div className="many" role="region" aria-label={m.orders_many()}>
      <strong className="many-count">{m.orders_many_count({ count: rows.length })}</strong>
      <Button look="leaf" onClick={() => ask('send')}>
        {m.orders_many_send()}
      </Button>
      {open.length > 0 && (
        <Button look="line" className="many-confirm" busy={confirm.busy} onClick={startConfirm}>
          {m.orders_confirm()}
        </Button>
      )}
      <span className="many-print">
        {PRINTS.map(([what, label]) => (
          <Button key={what} look="line" onClick={() => print(what)}>
            {label()}
          </Button>
        ))}
      </span>
      <Menu
        label={m.parts_more()}
        items={[
          ...(open.length > 0 ? [{ label: m.orders_confirm(), onPress: startConfirm }] : []),
          ...PRINTS.map(([what, label]) => ({ label: label(), onPress: () => print(what) })),
          { label: m.orders_many_none(), onPress: onDone },
          { label: m.orders_cancel(), onPress: () => ask('cancel'), danger: true },
        ]}
      >
        <Icon name="more" />
      </Menu>
      <button type="button" className="button-square" aria-label={m.orders_many_none()} onClick={onDone}>
        <Icon name="x" />
      </button>
      {asks === 'send' && (
        <SendMany
          ids={rows.map(({ id }) => id)}
          onClose={(isDone) => {
            ask(null)
            if (isDone) onDone()
          }}
        />
      )}
      <Ask
        open={asks === 'confirm'}
        title={m.orders_many_confirm_ask()}
        yes={m.orders_confirm()}
        busy={confirm.busy}
        onNo={() => ask(null)}
        onYes={() => void confirm.run().then(() => ask(null))}
      >
        <p>{unpaid.map(({ number }) => m.parts_number({ number })).join(', ')}</p>
        <p>{m.orders_many_confirm_text()}</p>
      </Ask>
      <Ask
        open={asks === 'cancel'}
        danger
        title={m.orders_many_cancel_ask({ count: rows.length })}
        yes={m.orders_many_cancel()}
        no={m.orders_keep()}
        busy={cancel.busy}
        onNo={() => ask(null)}
        onYes={() => void cancel.run().then(() => ask(null))}
      >
        <p>{rows.map(({ number }) => m.parts_number({ number })).join(', ')}</p>
        <p>{m.orders_cancel_text()}</p>
      </Ask>
    </div>
  )
}

const PRINTS: readonly [What, () => string][] = [
  ['pick', m.orders_print_pick],
  ['slips', m.orders_print_slips],
  ['labels', m.orders_print_labels],
  ['invoice', m.orders_invoices],
]

const nameOf = (rows: readonly Row[], id: string | null): string => {
  const row = rows.find((one) => one.id === id)
  return row ? m.parts_number({ number: row.number }) : m.parts_refused()
}
