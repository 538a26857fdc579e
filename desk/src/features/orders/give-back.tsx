/**
 * Goods that come back and money that goes back, in one form: which pieces, what becomes of them, how much, through
 * whom, and why. It says beforehand what will happen.
 */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Ask, Fields } from '../../parts/forms.tsx'
import { troubleText } from '../../platform/faults.ts'
import { momentText } from '../../platform/moments.ts'
import { amountText, moneyText, readAmount } from '../../platform/money.ts'
import { useMay } from '../../platform/rights.ts'
import { keepUnsaved, useUnsaved } from '../../platform/unsaved.ts'
import {
  hasLeftStock,
  missingReasons,
  type ReasonField,
  isGrantOnly,
  refundLines,
  refundSum,
  type Row,
  isOfCards,
  rowsOf,
  type Source,
  sourcesOf,
} from './give-back-plan.ts'
import { type Done, giveBack } from './give-back-steps.ts'
import { nameOfLine, type Order, useOrderAct } from './order-query.ts'
import { ReasonPage, useReasonPages } from './reasons.tsx'
import { useWarehouses } from './warehouses.ts'

interface Typed {
  quantities: Record<string, number>
  goods: 'keep' | 'back' | 'replace'
  shipping: boolean
  /** Empty: what the lines come to. */
  amount: string
  /** Empty: no money goes back. */
  source: string | null
  restock: boolean
  warehouse: string
  reason: string
  reasonPage: string
  returnReasonPage: string
  /** What was done of it, where a later step was refused. */
  done: Done
}

const NOTHING = ''

const REASON_IDS: Record<ReasonField, string> = {
  reasonPage: 'back-reason-page',
  returnReasonPage: 'back-return-reason-page',
}

export function GiveBack({ order, onClose }: { order: Order; onClose: () => void }) {
  const { currency } = order.total.gross
  const rows = rowsOf(order)
  const sources = sourcesOf(order)
  const mayStock = useMay('MANAGE_PRODUCTS')
  const mayPay = useMay('HANDLE_PAYMENTS')
  const warehouses = useWarehouses(order)
  const reasons = [useReasonPages('refundSettings'), useReasonPages('returnSettings')] as const
  const unknown = reasons.filter((one) => !one.pages)
  const trouble = unknown.find(({ error }) => error)?.error
  const [pages, returnPages] = [reasons[0].pages ?? [], reasons[1].pages ?? []]
  const navigate = useNavigate()
  const keptAs = `order.${order.id}.back`
  const form = useUnsaved<Typed>(keptAs, {
    quantities: {},
    goods: 'back',
    shipping: false,
    amount: '',
    source: null,
    restock: true,
    warehouse: '',
    reason: '',
    reasonPage: '',
    returnReasonPage: '',
    done: {},
  })
  const { value } = form
  const { begun, ...done } = value.done
  const [wrong, setWrong] = useState('')
  /** Whether reasons that are missing are marked. */
  const [shown, setShown] = useState(false)
  const set = <Name extends keyof Typed>(name: Name, next: Typed[Name]): void =>
    form.set((before) => ({ ...before, [name]: next }))

  const chosen = rows.filter((row) => (value.quantities[row.key] ?? 0) > 0)
  const lines = refundLines(order, rows, value.quantities)
  const counted = refundSum(order, lines, value.shipping)
  const source = sources.find(({ id }) => id === (begun ? begun.source : (value.source ?? sources[0]?.id)))
  const typed = value.amount.trim() ? readAmount(value.amount, currency) : Math.min(counted, source?.available ?? 0)
  const amount = begun?.amount ?? (source ? (typed ?? 0) : 0)
  const moving = chosen.filter((row) => !row.isBack)
  const restocked = value.goods === 'back' ? moving.filter(hasLeftStock) : []
  const warehouse = value.warehouse || restocked[0]?.warehouseId || warehouses[0]?.id || ''

  const isMoving = value.goods !== 'keep' && moving.length > 0
  const asked = {
    reasonPage: pages.length > 0 && amount > 0 && source?.kind === 'transaction' && !done.granted,
    returnReasonPage: returnPages.length > 0 && isMoving && !done.isReturned,
  }
  const missing = shown ? missingReasons(asked, value) : []
  const missingText = (which: ReasonField): string | undefined =>
    missing.includes(which) ? m.fault_required() : undefined

  const act = useOrderAct(
    async (remember: (done: Done) => void) =>
      giveBack(
        {
          order,
          rows: value.goods === 'keep' ? [] : moving,
          quantities: value.quantities,
          replace: value.goods === 'replace',
          restock: value.restock && mayStock ? restocked : [],
          warehouse,
          amount,
          lines,
          shipping: value.shipping,
          source: source ?? null,
          payOut: mayPay,
          reason: value.reason.trim(),
          reasonPage: value.reasonPage || null,
          returnReasonPage: value.returnReasonPage || null,
        },
        value.done,
        remember,
      ),
    { done: m.orders_back_done() },
  )
  const wrongAmount = (): string => {
    // What was begun goes on with the amount that it began with.
    if (begun) return ''
    if (source && typed === null) return m.fault_invalid()
    if (source && amount > source.available)
      return m.orders_at_most({ amount: moneyText({ amount: source.available, currency }) })
    return amount <= 0 && !isMoving ? m.orders_back_nothing() : ''
  }
  const submit = async (): Promise<void> => {
    const found = wrongAmount()
    setWrong(found)
    // A refusal by the service would come after the money was granted.
    const [first] = missingReasons(asked, value)
    setShown(first !== undefined)
    if (first) document.getElementById(REASON_IDS[first])?.focus()
    if (found || first) return
    let { replacement } = done
    const isDone = await act.run((next) => {
      replacement = next.replacement
      // At once: the form may be closed before its state is kept.
      keepUnsaved<Typed>(keptAs, { ...value, done: next })
      set('done', next)
    })
    if (!isDone) return
    form.drop()
    // What is sent again is looked over and placed next.
    if (replacement) await navigate({ to: '/orders/$id', params: { id: replacement.id }, search: {} })
    else onClose()
  }
  const money = { amount: moneyText({ amount, currency }) }
  const yes = !(amount > 0)
    ? m.orders_back_yes_goods()
    : source && isGrantOnly(source, mayPay)
      ? m.orders_back_yes_ask(money)
      : m.orders_back_yes(money)
  return (
    <Ask
      open
      title={m.orders_back_title({ number: order.number })}
      yes={yes}
      // A service that wants a reason named refuses what is sent before the reasons could be shown.
      busy={act.busy || unknown.length > 0}
      onNo={onClose}
      onYes={() => void submit()}
    >
      {form.restoredFrom !== null && (
        <p className="ask-restored" role="status">
          {m.parts_restored({ when: momentText(form.restoredFrom) })}{' '}
          <Button look="link" onClick={form.drop}>
            {m.parts_drop()}
          </Button>
        </p>
      )}
      {trouble !== undefined && (
        <p className="order-form-warn" role="alert">
          {troubleText(trouble)}{' '}
          <Button look="link" onClick={() => unknown.forEach(({ again }) => again())}>
            {m.parts_again()}
          </Button>
        </p>
      )}
      <ul className="order-form">
        {rows.map((row) => (
          <Piece
            key={row.key}
            row={row}
            order={order}
            quantity={value.quantities[row.key] ?? 0}
            onChange={(quantity) => set('quantities', { ...value.quantities, [row.key]: quantity })}
          />
        ))}
      </ul>
      {order.lines.some(isOfCards) && <p className="order-quiet">{m.orders_back_cards()}</p>}
      {moving.length > 0 && (
        <fieldset className="order-form-choice">
          <legend>{m.orders_goods()}</legend>
          {(['back', 'keep', 'replace'] as const).map((what) => (
            <label key={what}>
              <input type="radio" name="goods" checked={value.goods === what} onChange={() => set('goods', what)} />
              {GOODS[what]()}
            </label>
          ))}
        </fieldset>
      )}
      {restocked.length > 0 && mayStock && (
        <Fields>
          <CheckField checked={value.restock} onChange={(on) => set('restock', on)}>
            {m.orders_restock()}
          </CheckField>
          {value.restock && warehouses.length > 1 && (
            <SelectField
              id="back-warehouse"
              label={m.orders_restock_to()}
              value={warehouse}
              options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={m.orders_restock_to()}
              required
              onChange={(next) => set('warehouse', next)}
            />
          )}
        </Fields>
      )}
      {sources.length > 0 && (
        <>
          {order.shippingPrice.gross.amount > 0 && (
            <CheckField checked={value.shipping} onChange={(on) => set('shipping', on)}>
              {m.orders_refund_shipping({ amount: moneyText(order.shippingPrice.gross) })}
            </CheckField>
          )}
          <Fields>
            <SelectField
              id="back-source"
              label={m.orders_refund_through()}
              value={source?.id ?? NOTHING}
              options={sources.map((one) => ({
                value: one.id,
                label: `${one.name || m.orders_payment()} · ${moneyText({ amount: one.available, currency })}`,
              }))}
              placeholder={m.orders_refund_none()}
              disabled={begun !== undefined}
              onChange={(next) => set('source', next)}
            />
            {source && (
              <TextField
                id="back-amount"
                label={m.orders_refund_amount({ currency })}
                value={begun ? amountText(amount, currency) : value.amount}
                disabled={begun !== undefined}
                placeholder={amountText(Math.min(counted, source.available), currency)}
                inputMode="decimal"
                onChange={(text) => set('amount', text)}
                error={wrong || undefined}
              />
            )}
          </Fields>
        </>
      )}
      {asked.reasonPage && (
        <ReasonPage
          id={REASON_IDS.reasonPage}
          label={m.orders_reason_page()}
          pages={pages}
          value={value.reasonPage}
          error={missingText('reasonPage')}
          onChange={(next) => set('reasonPage', next)}
        />
      )}
      {asked.returnReasonPage && (
        <ReasonPage
          id={REASON_IDS.returnReasonPage}
          label={m.orders_return_reason_page()}
          pages={returnPages}
          value={value.returnReasonPage}
          error={missingText('returnReasonPage')}
          onChange={(next) => set('returnReasonPage', next)}
        />
      )}
      <TextField
        id="back-reason"
        label={m.orders_reason()}
        value={value.reason}
        onChange={(text) => set('reason', text)}
        optional={m.orders_optional()}
      />
      <div className="order-form-outcome" role="status">
        {outcome(source, amount, currency, mayPay)}
        {begun && <span>{m.orders_back_begun()}</span>}
        {!source && wrong && <span className="order-form-warn">{wrong}</span>}
        {done.replacement && (
          <Link to="/orders/$id" params={{ id: done.replacement.id }}>
            {m.orders_replacement({ number: done.replacement.number })}
          </Link>
        )}
      </div>
    </Ask>
  )
}

const GOODS = { back: m.orders_goods_back, keep: m.orders_goods_keep, replace: m.orders_goods_replace }

/** What the provider will do. */
function outcome(source: Source | undefined, amount: number, currency: string, mayPay: boolean): string {
  if (!source || amount <= 0) return m.orders_outcome_none()
  const said = { name: source.name || m.orders_payment(), amount: moneyText({ amount, currency }) }
  if (!source.byProvider) return m.orders_outcome_by_hand(said)
  if (isGrantOnly(source, mayPay)) return m.orders_outcome_granted(said)
  return m.orders_outcome_provider(said)
}

function Piece({
  row,
  order,
  quantity,
  onChange,
}: {
  row: Row
  order: Order
  quantity: number
  onChange: (quantity: number) => void
}) {
  const where = row.isBack
    ? m.orders_piece_back()
    : row.parcel === null
      ? m.orders_piece_unsent()
      : m.orders_piece_parcel({ number: `${order.number}-${row.parcel}` })
  return (
    <li className="order-form-row">
      {row.line.thumbnail && <img src={row.line.thumbnail.url} alt="" width="40" height="40" />}
      <span className="order-form-name">
        {row.name}
        <span>
          {where} · {moneyText(row.line.unitPrice.gross)}
        </span>
      </span>
      <span className="order-form-pair">
        <input
          className="field-input order-form-quantity"
          inputMode="numeric"
          aria-label={m.orders_quantity_of({ name: nameOfLine(row.line) })}
          value={quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(Math.min(row.quantity, Number(event.target.value.replace(/\D/g, ''))))}
        />
        <button
          type="button"
          className="button-link"
          onClick={() => onChange(quantity === row.quantity ? 0 : row.quantity)}
        >
          / {row.quantity}
        </button>
      </span>
    </li>
  )
}
