/** The promo code: one field and a button, or the code that is applied and a way to drop it. */
import { type FormEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { formatPrice } from '../../platform/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorText, tellFailure, tellThrown } from '../errors/index.ts'
import type { BasketCheckout } from './api.ts'
import type { BasketChanges } from './use-basket.ts'

export function PromoCode({ checkout, changes }: { checkout: BasketCheckout; changes: BasketChanges }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const busy = changes.busy.has('promo')
  const applied = checkout.voucherCode

  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!code.trim()) return setError(m.basket_promo_required())
    try {
      const result = await changes.applyPromo(code.trim())
      if (result.ok) setCode('')
      else tellFailure()
      setError(result.ok ? '' : await errorText(result.errors))
    } catch (thrown) {
      await tellThrown(thrown)
    }
  }
  const drop = async (): Promise<void> => {
    await changes.dropPromo(applied ?? '').then((result) => result.ok || tellFailure(), tellFailure)
  }

  if (applied) {
    const { discount } = checkout
    return (
      <div className="flex items-center justify-between gap-3 border-l-[3px] border-leaf bg-leaf-wash py-1 pl-3">
        <p className="flex items-center gap-2 text-3">
          <Icon name="check" small />
          {discount && discount.amount > 0
            ? m.basket_promo_applied({ code: applied, amount: formatPrice(discount) })
            : m.basket_promo_applied_later({ code: applied })}
        </p>
        <Button
          look="square"
          busy={busy}
          onClick={() => void drop()}
          aria-label={m.basket_promo_remove({ code: applied })}
        >
          <Icon name="x" small />
        </Button>
      </div>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void apply(event)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        id="basket-promo"
        label={m.basket_promo_label()}
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={255}
        onChange={(text) => {
          setCode(text)
          setError('')
        }}
      />
      <Button look="line" className="mt-[1.5rem]" type="submit" busy={busy}>
        {m.basket_promo_apply()}
      </Button>
    </form>
  )
}
