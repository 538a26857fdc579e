/** One line of the basket: picture, names, quantity, price, removal with a way back. */
import { Link } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Money } from '../../platform/money.ts'
import { ErrorLine } from '@semena/ui/error-line'
import { QuantityField } from '@semena/ui/quantity-field'
import { errorText, tellFailure } from '../errors/index.ts'
import { LinePrice } from '../sums/index.ts'
import type { BasketLine } from './api.ts'
import { lineState } from './line-state.ts'
import { lineNames } from './names.ts'
import { PackPicture } from './pack-picture.tsx'
import { packImages } from './picture.ts'
import { MOST_PACKS, quantityNote } from './quantity-note.ts'
import { RemoveButton } from './remove-button.tsx'
import type { BasketChanges } from './use-basket.ts'

/** Loaded only where a line has a problem, which most baskets do not have. */
const LineTrouble = lazy(() => import('./line-trouble.tsx'))
/** Milliseconds without a click after which the quantity is sent, so that quick clicks make one request. */
const QUIET = 350

interface Props {
  line: BasketLine
  /** What the line would cost at full price, where that is more. */
  before: Money | undefined
  changes: BasketChanges
  onRemoved: () => void
}

export function BasketLineRow({ line, before, changes, onRemoved }: Props) {
  const names = lineNames(line)
  const { sku } = line.variant
  const state = lineState(line)
  const busy = changes.busy.has(`line:${line.id}`)
  const most = Math.min(
    line.variant.quantityLimitPerCustomer ?? MOST_PACKS,
    Math.max(line.variant.quantityAvailable ?? MOST_PACKS, line.quantity),
  )

  /** Why the last change of the quantity was refused, until another one is taken. */
  const [refusal, setRefusal] = useState('')
  const setQuantity = async (quantity: number): Promise<void> => {
    setRefusal('')
    try {
      const result = await changes.setQuantity(line, quantity)
      if (result.ok) return
      tellFailure()
      setRefusal(await errorText(result.errors))
    } catch (error) {
      tellFailure(error)
    }
  }
  const remove = async (): Promise<void> => {
    await changes.remove(line).then((result) => (result.ok ? onRemoved() : tellFailure()), tellFailure)
  }

  return (
    <li className="basket-line" aria-busy={busy} data-variant={line.variant.id}>
      <Link
        to="/sort/$slug"
        params={{ slug: line.variant.product.slug }}
        tabIndex={-1}
        aria-hidden="true"
        className={state.kind === 'ready' ? '' : 'basket-line-unavailable'}
      >
        <PackPicture image={packImages(line.variant.product)} />
      </Link>
      <div className="basket-line-text">
        <div className="basket-line-head">
          <div className="basket-line-what">
            <h2 className="text-display basket-line-name">
              <Link to="/sort/$slug" params={{ slug: line.variant.product.slug }} className="basket-line-link">
                {names.product}
              </Link>
            </h2>
            <p className="text-small text-quiet">
              {names.variant}
              {sku && sku !== names.variant && (
                <>
                  {names.variant && ' · '}
                  <span className="basket-line-sku">{sku}</span>
                </>
              )}
            </p>
          </div>
          <LinePrice now={line.totalPrice.gross} before={before} isOld={changes.isOpen} />
        </div>
        {state.kind === 'ready' || state.kind === 'left' ? (
          <div className="basket-line-foot">
            {line.isGift ? (
              <span className="badge">{m.basket_gift()}</span>
            ) : (
              <QuantityField
                label={m.basket_quantity_of({ name: names.name })}
                value={line.quantity}
                most={most}
                busy={busy}
                pause={QUIET}
                onChange={setQuantity}
                onDraft={changes.draft}
                lessLabel={m.basket_one_less()}
                moreLabel={m.basket_one_more()}
                noteOf={(end, given) => (end === 'least' ? m.basket_quantity_least_line() : quantityNote(end, given))}
              />
            )}
            {!line.isGift && <RemoveButton name={names.name} busy={busy} onRemove={remove} />}
          </div>
        ) : null}
        {refusal && (
          <div role="alert">
            <ErrorLine id={`${line.id}-refusal`}>{refusal}</ErrorLine>
          </div>
        )}
        {state.kind !== 'ready' && (
          <Suspense>
            <LineTrouble
              line={line}
              state={state}
              changes={changes}
              busy={busy}
              onRemove={remove}
              onTake={setQuantity}
            />
          </Suspense>
        )}
      </div>
    </li>
  )
}
