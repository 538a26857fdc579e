/** The button of the quick order (docs/rules.md#quick-order). `basket/pressed-buttons.tsx` opens its dialog. */
import { m } from '../../paraglide/messages.js'
import { buttonClass } from '@semena/ui/button'

export function QuickOrder({ id, name, look }: { id: string; name: string; look: 'link' | 'line' }) {
  return (
    <button
      type="button"
      data-early="quick"
      data-product={id}
      data-name={name}
      className={buttonClass({ look, className: look === 'link' ? 'product-card-quick' : '' })}
      aria-label={look === 'link' ? m.catalog_quick_named({ product: name }) : undefined}
    >
      {m.catalog_quick()}
    </button>
  )
}
