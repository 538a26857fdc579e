/** Invoices of several orders: each is a document of its own, which the service draws and the browser prints. */
import { Button } from '@semena/ui/button'
import { m } from '../../paraglide/messages.js'
import { tell } from '../../parts/act.ts'
import { faultText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { DeskInvoiceMakeDocument, DeskInvoiceSendDocument } from './acts.generated.ts'
import type { PackOrder } from './many-query.ts'
import { useOrderAct } from './order-query.ts'

export function PrintInvoices({ orders }: { orders: readonly PackOrder[] }) {
  const missing = orders.filter((order) => !invoiceOf(order))
  const made = orders.flatMap((order) => invoiceOf(order) ?? [])
  const make = useOrderAct(async () => {
    for (const { id, number } of missing) {
      // Numbers are given out one after the other, in the orders' order.
      // oxlint-disable-next-line no-await-in-loop
      const { faults } = await mutate(DeskInvoiceMakeDocument, { order: id })
      if (faults[0]) tell('error', `№ ${number}`, faultText(faults[0]))
    }
  })
  const send = useOrderAct(
    async () => {
      for (const { id } of made) {
        // oxlint-disable-next-line no-await-in-loop
        const { faults } = await mutate(DeskInvoiceSendDocument, { id })
        if (faults.length > 0) return faults
      }
    },
    { done: m.orders_invoice_sent() },
  )
  return (
    <div className="order-invoices-page">
      <div className="order-invoices-acts">
        {missing.length > 0 && (
          <Button look="leaf" busy={make.busy} onClick={() => void make.run()}>
            {m.orders_invoices_make({ count: missing.length })}
          </Button>
        )}
        {made.length > 0 && (
          <Button look="line" busy={send.busy} onClick={() => void send.run()}>
            {m.orders_invoices_send({ count: made.length })}
          </Button>
        )}
      </div>
      <ul className="order-invoices">
        {orders.map((order) => {
          const invoice = invoiceOf(order)
          return (
            <li key={order.id}>
              <span>№ {order.number}</span>
              {invoice?.url ? (
                <a href={invoice.url} target="_blank" rel="noreferrer">
                  {invoice.number}
                </a>
              ) : (
                <span className="order-quiet">{m.orders_no_invoices()}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The latest that can be fetched. */
const invoiceOf = ({ invoices }: PackOrder) => invoices.findLast(({ url }) => url)
