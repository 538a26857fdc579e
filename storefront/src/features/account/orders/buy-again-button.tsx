/** Puts the lines of an old order into the basket and goes there; a message names what is no longer available. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useChannel } from '../../../platform/channel.ts'
import { useLanguageCode } from '../../../platform/i18n.ts'
import { Button, type ButtonLook } from '@semena/ui/button'
import { notify } from '@semena/ui/toast'
import { addToBasket } from '../../basket/index.ts'
import { tellErrors, tellThrown } from '../../errors/index.ts'
import { orderAgain, fetchStock } from './buy-again.ts'
import type { OrderRow } from './queries.ts'

interface Props {
  order: Pick<OrderRow, 'id' | 'number' | 'lines'>
  look: ButtonLook
  big?: boolean
}

export function BuyAgainButton({ order, look, big = false }: Props) {
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const channel = useChannel().slug
  const language = useLanguageCode()
  const navigate = useNavigate()

  const run = async (): Promise<void> => {
    const ids = order.lines.flatMap(({ productVariantId }) => productVariantId ?? [])
    const { outcome, missing } = await orderAgain(order.lines, await fetchStock([...new Set(ids)], channel), (lines) =>
      addToBasket({ client, channel, language }, lines),
    )
    if (!outcome) return notify.warn(m.account_again_none())
    if (!outcome.ok) return tellErrors(outcome.errors)
    const { carryBuyer } = await import('../../checkout/carry.ts')
    await carryBuyer(order.id, outcome.checkout.id)
    if (missing.length > 0)
      notify.warn(m.account_again_partly(), m.account_again_missing({ products: missing.join('; ') }))
    else notify.success(m.account_again_done())
    await navigate({ to: '/basket' })
  }
  const start = (): void => {
    setBusy(true)
    void run()
      .catch(tellThrown)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      look={look}
      big={big}
      busy={busy}
      onClick={start}
      className="orders-table-button"
      aria-label={`${m.account_order_again()}: ${m.account_order_title({ number: order.number })}`}
    >
      {m.account_order_again()}
    </Button>
  )
}
