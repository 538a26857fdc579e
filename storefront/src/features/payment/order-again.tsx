/** The button that orders the lines of an ended order again, in a new checkout, as far as they are in stock. */
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { Button } from '@semena/ui/button'
import { notify } from '@semena/ui/toast'
import { outcome, useBasketApi } from '../basket/index.ts'
import { OrderLines, isPlacedHere } from '../checkout/index.ts'
import { tellErrors, tellThrown } from '../errors/index.ts'
import { orderedLines } from './ordered-lines.ts'
import { linesToReorder } from './again.ts'
import { type PaymentOrder, fetchStock } from './api.ts'

export default function OrderAgain({ order }: { order: PaymentOrder }) {
  const api = useBasketApi()
  const channel = useChannel().slug
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [none, setNone] = useState(false)
  const running = useRef(false)

  const again = async (): Promise<void> => {
    // The service adds gifts by itself; as a line of its own a gift would have to be paid.
    const bought = order.lines.filter(({ isGift }) => !isGift)
    const ids = bought.flatMap(({ productVariantId }) => productVariantId ?? [])
    const shown = new Map(orderedLines(order).map((line) => [line.id, line]))
    const old = bought.map(({ id, productVariantId, quantity }) => ({
      productName: shown.get(id)?.product ?? '',
      variantName: shown.get(id)?.variant ?? '',
      productVariantId,
      quantity,
    }))
    const { lines, missing } = linesToReorder(old, await fetchStock(ids, channel))
    if (lines.length === 0) return setNone(true)
    const result = outcome(await api.create(lines))
    if (!result.ok) return tellErrors(result.errors)
    if (isPlacedHere(order.id)) {
      const { carryBuyer } = await import('../checkout/carry.ts')
      await carryBuyer(order.id, result.checkout.id)
    }
    if (missing.length > 0)
      notify.warn(m.payment_order_again_failed(), m.payment_order_again_missing({ products: missing.join('; ') }))
    await navigate({ to: '/checkout/$id', params: { id: result.checkout.id } })
  }
  const start = (): void => {
    if (running.current) return
    running.current = true
    setBusy(true)
    void again()
      .catch(tellThrown)
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }

  return (
    <section className="pay-panel">
      <div className="order-again-number">
        <span className="field-label">{m.payment_number()}</span>
        <p className="text-display pay-panel-number">{order.number}</p>
      </div>
      <div className="pay-panel-actions">
        <OrderLines lines={orderedLines(order)} />
        {none ? (
          <p role="alert" className="error-line">
            {m.payment_order_again_none()}
          </p>
        ) : (
          <Button look="leaf" big busy={busy} onClick={start}>
            {m.payment_order_again()}
          </Button>
        )}
      </div>
    </section>
  )
}
