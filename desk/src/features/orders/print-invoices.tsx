/** Invoices of several orders, which the shop draws: each by itself, or all as one file. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { Button } from '@semena/ui/button'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { giveFile } from '../../parts/files.ts'
import { isOwnService } from '../../platform/endpoint.ts'
import { faultText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { ownFile } from '../../platform/own-api.ts'
import { DeskInvoiceMakeDocument, DeskInvoiceSendDocument } from './acts.generated.ts'
import type { PackOrder } from './many-query.ts'
import { useOrderAct } from './order-query.ts'

export function PrintInvoices({ orders }: { orders: readonly PackOrder[] }) {
  const missing = orders.filter((order) => !invoiceOf(order) && order.status !== 'CANCELED')
  const made = orders.flatMap((order) => invoiceOf(order) ?? [])
  const make = useOrderAct(async () => {
    for (const { id, number } of missing) {
      // Numbers are given out one after the other, in the orders' order.
      // oxlint-disable-next-line no-await-in-loop
      const { faults } = await mutate(DeskInvoiceMakeDocument, { order: id })
      if (faults[0]) tell('error', m.parts_number({ number }), faultText(faults[0]))
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
  const own = made.filter(({ url }) => isOwnDocument(url!)).map(({ id }) => id)
  const file = useAct(async () => {
    const parts = Array.from({ length: Math.ceil(own.length / MAX_PAGE_SIZE) }, (_, at) =>
      own.slice(at * MAX_PAGE_SIZE, (at + 1) * MAX_PAGE_SIZE),
    )
    for (const [at, invoices] of parts.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      const pdf = await ownFile('/api/invoices/', { invoices })
      giveFile(`${m.orders_invoices()}${parts.length > 1 ? ` ${at + 1}` : ''}.pdf`, pdf)
    }
  })
  return (
    <div className="order-invoices-page">
      <div className="order-invoices-acts">
        {missing.length > 0 && (
          <Button look="leaf" busy={make.busy} onClick={() => void make.run()}>
            {m.orders_invoices_make({ count: missing.length })}
          </Button>
        )}
        {own.length > 1 && (
          <Button look="line" busy={file.busy} onClick={() => void file.run()}>
            {m.orders_invoices_file({ count: own.length })}
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
              <span>{m.parts_number({ number: order.number })}</span>
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

/** Whether this shop has drawn it; another service, or somebody else, may have made it. */
const isOwnDocument = (url: string): boolean =>
  isOwnService() && new URL(url, location.href).pathname.startsWith('/invoices/')

/** The latest that can be fetched. */
const invoiceOf = ({ invoices }: PackOrder) => invoices.findLast(({ url }) => url)
