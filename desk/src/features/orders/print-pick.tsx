/** The pick list: what to take from the shelves, and for which orders. */
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { countText } from '../../platform/money.ts'
import { wholeMoment } from '../../platform/moments.ts'
import type { PackOrder } from './many-query.ts'
import { isToSend } from './order-query.ts'
import { pickList } from './pick-list.ts'

export function PickList({ orders }: { orders: readonly PackOrder[] }) {
  const [now] = useState(() => Date.now())
  // What is not confirmed, or cancelled, is not to be taken from the shelves.
  const ready = orders.filter(isToSend)
  const others = orders.filter((order) => !ready.includes(order))
  const shelves = pickList(ready)
  const notes = ready.filter(({ customerNote }) => customerNote)
  return (
    <article className="paper paper--a4">
      <header className="paper-head">
        <h2>{m.orders_print_pick()}</h2>
        <p>
          {wholeMoment(now)} · {m.orders_pick_orders({ count: ready.length })}
        </p>
      </header>
      {others.length > 0 && (
        <p className="paper-left-out">
          {m.orders_pick_left_out({ numbers: others.map(({ number }) => number).join(', ') })}
        </p>
      )}
      {shelves.length === 0 && <p>{m.orders_pick_nothing()}</p>}
      {shelves.map((shelf) => (
        <section key={shelf.id ?? ''} className="paper-shelf">
          <h3>{shelf.name || m.orders_pick_nowhere()}</h3>
          <table className="paper-table">
            <thead>
              <tr>
                <td className="paper-box" />
                <th scope="col" className="paper-figure">
                  {m.orders_line_quantity()}
                </th>
                <th scope="col">{m.orders_sku()}</th>
                <th scope="col">{m.orders_line_name()}</th>
                <th scope="col">{m.frame_orders()}</th>
              </tr>
            </thead>
            <tbody>
              {shelf.picks.map((pick) => (
                <tr key={pick.key}>
                  <td className="paper-box">
                    <span className="paper-tick" />
                  </td>
                  <td className="paper-figure paper-strong">{countText(pick.quantity)}</td>
                  <td className="paper-code paper-sku">{pick.sku}</td>
                  <td>
                    <span className="paper-thing">
                      {pick.picture && <img src={pick.picture} alt="" width="32" height="32" />}
                      <span>
                        {pick.name}
                        {pick.variant && <strong> {pick.variant}</strong>}
                      </span>
                    </span>
                  </td>
                  <td className="paper-code">
                    {pick.orders
                      .map(({ number, quantity }) => (quantity > 1 ? `${number}\u00a0×\u00a0${quantity}` : number))
                      .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {notes.length > 0 && (
        <section className="paper-shelf">
          <h3>{m.orders_pick_notes()}</h3>
          {notes.map(({ id, number, customerNote }) => (
            <p key={id}>
              <strong>{m.parts_number({ number })}</strong> {customerNote}
            </p>
          ))}
        </section>
      )}
    </article>
  )
}
