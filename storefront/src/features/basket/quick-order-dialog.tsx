/**
 * Quick order (docs/rules.md#quick-order): pack size, quantity, and a checkout with just that line. The basket stays as
 * it is.
 */
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { Dialog } from '@semena/ui/dialog'
import { QuantityField } from '@semena/ui/quantity-field'
import { tellErrors, tellThrown } from '../errors/index.ts'
import type { BasketPack, BasketPacks } from './api.ts'
import { outcome } from './adding.ts'
import { nameOf } from './names.ts'
import { PackChoice, canBeHad } from './pack-choice.tsx'
import { MOST_PACKS, quantityNote } from './quantity-note.ts'
import { PackPicture } from './pack-picture.tsx'
import { packImages } from './picture.ts'
import { useBasketApi } from './use-basket.ts'

interface Props {
  productId: string
  productName: string
  open: boolean
  onClose: () => void
}

export function QuickOrderDialog({ productId, productName, open, onClose }: Props) {
  const api = useBasketApi()
  const { data, isError, refetch } = useQuery({
    queryKey: ['pack-sizes', productId, api],
    queryFn: () => api.packSizes(productId),
    enabled: open,
    staleTime: 30_000,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={m.basket_close()}
      label={m.basket_quick_named({ product: productName })}
    >
      <div className="quick-order-head">
        <PackPicture image={data ? packImages(data) : null} className="quick-order-picture" />
        <div>
          <p className="text-small text-quiet">{m.basket_quick_note()}</p>
          <h2 className="text-heading">{data ? nameOf(data) : productName}</h2>
        </div>
      </div>
      {data ? (
        <QuickOrder product={data} />
      ) : isError || data === null ? (
        <div className="quick-order-parts" role="alert">
          <p>{m.basket_quick_failed()}</p>
          <Button look="line" onClick={() => void refetch()}>
            {m.basket_retry()}
          </Button>
        </div>
      ) : (
        <div className="quick-order-waits" aria-busy="true">
          <span className="skeleton quick-order-skeleton" />
          <span className="skeleton quick-order-skeleton-button" />
        </div>
      )}
    </Dialog>
  )
}

/** The cheapest available pack, which is also what the card's own button adds. */
const cheapest = (packs: readonly BasketPack[]): BasketPack | undefined =>
  packs
    .filter(canBeHad)
    .toSorted((a, b) => (a.pricing?.price?.gross.amount ?? 0) - (b.pricing?.price?.gross.amount ?? 0))[0]

function QuickOrder({ product }: { product: BasketPacks }) {
  const api = useBasketApi()
  const navigate = useNavigate()
  const packs = product.variants ?? []
  const [chosen, setChosen] = useState(() => cheapest(packs)?.id ?? '')
  const [quantity, setQuantity] = useState(1)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const pack = packs.find(({ id }) => id === chosen)
  const most = Math.max(
    1,
    Math.min(pack?.quantityLimitPerCustomer ?? MOST_PACKS, pack?.quantityAvailable ?? MOST_PACKS),
  )

  const buy = async (): Promise<void> => {
    if (running.current || !pack) return
    running.current = true
    setBusy(true)
    try {
      const result = outcome(await api.create([{ variantId: pack.id, quantity: Math.min(quantity, most) }]))
      if (result.ok) await navigate({ to: '/checkout/$id', params: { id: result.checkout.id } })
      else await tellErrors(result.errors)
    } catch (error) {
      await tellThrown(error)
    }
    running.current = false
    setBusy(false)
  }

  return (
    <>
      <PackChoice packs={packs} chosen={chosen} onChoose={setChosen} />
      <div className="quick-order-actions">
        <QuantityField
          label={m.basket_quantity()}
          value={Math.min(quantity, most)}
          most={most}
          onChange={setQuantity}
          noteOf={quantityNote}
          lessLabel={m.basket_one_less()}
          moreLabel={m.basket_one_more()}
        />
        <Button look="leaf" className="quick-order-add" busy={busy} disabled={!pack} onClick={() => void buy()}>
          {pack ? m.basket_buy_now() : m.basket_sold_out()}
        </Button>
      </div>
    </>
  )
}
