/**
 * What is printed for orders: a pick list, packing slips without prices, address labels, invoices. The page shows the
 * sheets as they come out of the printer.
 */
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import { Nothing, Page } from '../../parts/page.tsx'
import { troubleText } from '../../platform/faults.ts'
import { useMay } from '../../platform/rights.ts'
import { countText } from '../../platform/money.ts'
import { backToList } from './last-list.ts'
import { manyQuery, type PackOrder, type Shop } from './many-query.ts'
import { PrintInvoices } from './print-invoices.tsx'
import { Labels } from './print-labels.tsx'
import { PickList } from './print-pick.tsx'
import { Slips } from './print-slips.tsx'
import { SendMany } from './send-many.tsx'
import type { Paper, What } from './search.ts'

const route = getRouteApi('/orders/print')

const WHATS: readonly [What, () => string][] = [
  ['pick', m.orders_print_pick],
  ['slips', m.orders_print_slips],
  ['labels', m.orders_print_labels],
  ['invoice', m.orders_invoices],
]
/** The papers that can be chosen; the first is what most people have. */
const PAPERS: Readonly<Record<What, readonly [Paper, () => string][]>> = {
  pick: [],
  slips: [
    ['a5', m.orders_paper_a5],
    ['a4', m.orders_paper_a4_whole],
  ],
  labels: [
    ['a6', m.orders_paper_a6],
    ['a4', m.orders_paper_a4],
  ],
  invoice: [],
}

export function PrintOrders() {
  const { ids, what, paper: chosen } = route.useSearch()
  const papers = PAPERS[what]
  const paper = papers.find(([name]) => name === chosen)?.[0] ?? papers[0]?.[0] ?? 'a4'
  const navigate = route.useNavigate()
  const list = ids.split(',').filter(Boolean)
  const { data, error } = useQuery(manyQuery(list))
  const may = useMay('MANAGE_ORDERS')
  const [isSending, setSending] = useState(false)
  const unpaid = (data?.orders ?? []).filter(
    ({ chargeStatus }) => chargeStatus === 'NONE' || chargeStatus === 'PARTIAL',
  )
  const title = WHATS.find(([name]) => name === what)![1]()
  return (
    <Page
      title={title}
      aside={data && countText(data.orders.length)}
      back={backToList()}
      actions={
        <>
          {may && (
            <Button look="line" disabled={!data?.orders.length} onClick={() => setSending(true)}>
              {m.orders_many_send()}
            </Button>
          )}
          {what !== 'invoice' && (
            <Button look="leaf" disabled={!data?.orders.length} onClick={() => print()}>
              <Icon name="print" small /> {m.orders_print()}
            </Button>
          )}
        </>
      }
    >
      <nav className="paper-tools" aria-label={m.orders_print()}>
        {WHATS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className="views-one"
            aria-current={name === what ? 'true' : undefined}
            onClick={() => void navigate({ search: (before) => ({ ...before, what: name }), replace: true })}
          >
            {label()}
          </button>
        ))}
        {papers.length > 0 && (
          <label className="pick">
            <span className="visually-hidden">{m.orders_paper()}</span>
            <select
              value={paper}
              onChange={(event) =>
                void navigate({
                  search: (before) => ({ ...before, paper: event.target.value as Paper }),
                  replace: true,
                })
              }
            >
              {papers.map(([name, label]) => (
                <option key={name} value={name}>
                  {label()}
                </option>
              ))}
            </select>
          </label>
        )}
      </nav>
      {error && <Nothing title={m.parts_trouble()} text={troubleText(error)} />}
      {data?.orders.length === 0 && <Nothing title={m.orders_none()} />}
      {unpaid.length > 0 && what !== 'invoice' && (
        <p className="paper-warn" role="alert">
          {m.orders_print_unpaid({ numbers: unpaid.map(({ number }) => m.parts_number({ number })).join(', ') })}
        </p>
      )}
      {data && data.orders.length > 0 && (
        <div className="paper-sheets">
          <Sheets what={what} paper={paper} shop={data.shop} orders={data.orders} />
        </div>
      )}
      {isSending && <SendMany ids={list} onClose={() => setSending(false)} />}
    </Page>
  )
}

function Sheets({
  what,
  paper,
  orders,
  shop,
}: {
  what: What
  paper: Paper
  orders: readonly PackOrder[]
  shop: Shop | null
}) {
  if (what === 'pick') return <PickList orders={orders} />
  if (what === 'slips') return <Slips orders={orders} paper={paper} />
  if (what === 'labels') return <Labels orders={orders} from={shop?.companyAddress ?? null} paper={paper} />
  return <PrintInvoices orders={orders} />
}
