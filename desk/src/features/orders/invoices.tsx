/** Invoices of an order: made, looked at, sent. */
import { Button } from '@semena/ui/button'
import { m } from '../../paraglide/messages.js'
import { Moment } from '../../parts/figures.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useMay, useOffered } from '../../platform/rights.ts'
import { DeskInvoiceMakeDocument, DeskInvoiceSendDocument } from './acts.generated.ts'
import { type Order, useOrderAct } from './order-query.ts'

export function Invoices({ order }: { order: Order }) {
  const may = useMay('MANAGE_ORDERS')
  const isOffered = useOffered('invoiceRequest')
  const make = useOrderAct(async () => (await mutate(DeskInvoiceMakeDocument, { order: order.id })).faults, {
    done: m.orders_invoice_made(),
  })
  if (!isOffered) return null
  const isOver = ['UNCONFIRMED', 'EXPIRED', 'CANCELED'].includes(order.status)
  return (
    <Section
      title={m.orders_invoices()}
      actions={
        may &&
        !isOver && (
          <Button look="link" busy={make.busy} onClick={() => void make.run()}>
            {m.orders_invoice_make()}
          </Button>
        )
      }
    >
      {order.invoices.length === 0 && <p className="order-quiet">{m.orders_no_invoices()}</p>}
      <ul className="order-invoices">
        {order.invoices.map((one) => (
          <Invoice key={one.id} invoice={one} may={may} />
        ))}
      </ul>
    </Section>
  )
}

function Invoice({ invoice, may }: { invoice: Order['invoices'][number]; may: boolean }) {
  const send = useOrderAct(async () => (await mutate(DeskInvoiceSendDocument, { id: invoice.id })).faults, {
    done: m.orders_invoice_sent(),
  })
  return (
    <li>
      {invoice.url ? (
        <a href={invoice.url} target="_blank" rel="noreferrer">
          {invoice.number}
        </a>
      ) : (
        <span>{invoice.number ?? m.orders_invoice_pending()}</span>
      )}
      <Moment at={invoice.createdAt} />
      {may && invoice.url && (
        <Button look="link" busy={send.busy} onClick={() => void send.run()}>
          {m.orders_invoice_send()}
        </Button>
      )}
    </li>
  )
}
