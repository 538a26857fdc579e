/** The goods of an order. While it may still be changed: quantities, discounts, and what is added. */
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Amount } from '../../parts/figures.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { DiscountAsk } from './discount.tsx'
import {
  DeskLineDiscountDocument,
  DeskLineQuantityDocument,
  DeskLineRemoveDocument,
  DeskLinesAddDocument,
  DeskLineUndiscountDocument,
} from './edit.generated.ts'
import { FindVariant } from './find-variant.tsx'
import { isEditable, nameOfLine, type Order, type OrderLine, useOrderAct, whereabouts } from './order-query.ts'

export function Lines({ order }: { order: Order }) {
  const isOpen = useMay('MANAGE_ORDERS') && isEditable(order)
  const add = useOrderAct(
    async (variantId: string) =>
      (await mutate(DeskLinesAddDocument, { id: order.id, lines: [{ variantId, quantity: 1 }] })).faults,
  )
  return (
    <>
      {order.lines.length > 0 && (
        <table className="order-lines" aria-label={m.orders_goods()}>
          <thead>
            <tr>
              <th scope="col">{m.orders_line_name()}</th>
              <th scope="col" className="order-lines-figure">
                {m.orders_line_quantity()}
              </th>
              <th scope="col" className="order-lines-figure">
                {m.orders_line_price()}
              </th>
              <th scope="col" className="order-lines-figure">
                {m.orders_total()}
              </th>
              {isOpen && <td />}
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Line key={line.id} line={line} order={order} isOpen={isOpen} />
            ))}
          </tbody>
        </table>
      )}
      {order.lines.length === 0 && <p className="order-quiet">{m.orders_no_lines()}</p>}
      {isOpen && <FindVariant channel={order.channel.slug} busy={add.busy} onFound={(id) => void add.run(id)} />}
    </>
  )
}

function Line({ line, order, isOpen }: { line: OrderLine; order: Order; isOpen: boolean }) {
  const [asks, ask] = useState(false)
  const { id } = line
  const remove = useOrderAct(async () => (await mutate(DeskLineRemoveDocument, { id })).faults)
  const undiscount = useOrderAct(async () => (await mutate(DeskLineUndiscountDocument, { id })).faults)
  const isLess = line.undiscountedUnitPrice.gross.amount > line.unitPrice.gross.amount
  const name = nameOfLine(line)
  const { sent, back } = whereabouts(order, line.id)
  return (
    <tr>
      <td>
        <div className="order-lines-thing">
          {line.thumbnail ? (
            <img src={line.thumbnail.url} alt="" width="44" height="44" loading="lazy" />
          ) : (
            <span className="order-lines-blank" />
          )}
          <div>
            <span className="order-lines-name">{line.productName}</span>
            <span className="order-lines-detail">
              {[line.variantName, line.productSku].filter(Boolean).join(' · ')}
              {line.isGift && ` · ${m.orders_gift()}`}
            </span>
            {line.unitDiscountReason && isLess && <span className="order-lines-detail">{line.unitDiscountReason}</span>}
          </div>
        </div>
      </td>
      <td className="order-lines-figure" data-title={m.orders_line_quantity()}>
        {isOpen && !line.isGift ? (
          <Quantity line={line} />
        ) : (
          <>
            {line.quantity}
            {sent > 0 && (
              <span className={line.quantityToFulfill > 0 ? 'order-lines-part' : 'order-lines-sent'}>
                {sent === line.quantity ? m.orders_line_sent() : m.orders_line_part({ count: sent })}
              </span>
            )}
            {back > 0 && <span className="order-lines-back">{m.orders_line_back({ count: back })}</span>}
          </>
        )}
      </td>
      <td className="order-lines-figure" data-title={m.orders_line_price()}>
        {isLess && (
          <s>
            <Amount money={line.undiscountedUnitPrice.gross} />
          </s>
        )}{' '}
        <Amount money={line.unitPrice.gross} />
      </td>
      <td className="order-lines-figure" data-title={m.orders_total()}>
        <Amount money={line.totalPrice.gross} />
      </td>
      {isOpen && (
        <td className="order-lines-more">
          <Menu
            label={m.orders_line_more({ name })}
            items={[
              { label: m.orders_discount(), onPress: () => ask(true) },
              ...(line.unitDiscountValue > 0
                ? [{ label: m.orders_discount_remove(), onPress: () => void undiscount.run() }]
                : []),
              { label: m.orders_line_remove(), onPress: () => void remove.run(), danger: true },
            ]}
          >
            <Icon name="more" small />
          </Menu>
          {asks && (
            <DiscountAsk
              title={m.orders_discount_of({ name })}
              currency={order.total.gross.currency}
              onClose={() => ask(false)}
              save={async (input) => (await mutate(DeskLineDiscountDocument, { id, input })).faults}
            />
          )}
        </td>
      )}
    </tr>
  )
}

/** A quantity that is saved when one leaves the field or presses Enter. */
function Quantity({ line }: { line: OrderLine }) {
  /** What is typed and not saved; null where that is what the order has. It stays while the order is read anew. */
  const [typed, setTyped] = useState<string | null>(null)
  const save = useOrderAct(
    async (quantity: number) => (await mutate(DeskLineQuantityDocument, { id: line.id, quantity })).faults,
  )
  /** What is being saved: Enter and leaving the field save it once. */
  const saving = useRef<string | null>(null)
  const saved = useRef<Promise<unknown>>(Promise.resolve())
  const commit = async (): Promise<void> => {
    if (typed === null || typed === saving.current) return
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted !== line.quantity) {
      saving.current = typed
      saved.current = saved.current.then(() => save.run(wanted))
      await saved.current
      if (saving.current === typed) saving.current = null
    }
    // What is not saved, whatever the reason, is not shown as if it were. What was typed meanwhile stays.
    setTyped((now) => (now === typed ? null : now))
  }
  return (
    <input
      className="field-input order-lines-quantity"
      inputMode="numeric"
      aria-label={m.orders_quantity_of({ name: nameOfLine(line) })}
      aria-busy={save.busy || undefined}
      value={typed ?? String(line.quantity)}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onFocus={(event) => event.target.select()}
      onBlur={() => void commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void commit()
      }}
    />
  )
}
