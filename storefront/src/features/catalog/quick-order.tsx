/** The button of the quick order (decision D15). Its dialog is fetched when somebody wants it. */
import { Suspense, lazy, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const QuickOrderDialog = lazy(() => import('../basket/quick-order.ts'))

export function QuickOrder({
  id,
  name,
  look = 'square',
  className = '',
}: {
  id: string
  name: string
  look?: 'square' | 'line'
  className?: string
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {look === 'line' ? (
        <Button look="line" onClick={() => setOpen(true)}>
          <Icon name="quick" />
          {m.catalog_quick()}
        </Button>
      ) : (
        <Button
          look="square"
          className={className}
          onClick={() => setOpen(true)}
          aria-label={m.catalog_quick_named({ product: name })}
          title={m.catalog_quick()}
        >
          <Icon name="quick" />
        </Button>
      )}
      {open && (
        <Suspense>
          <QuickOrderDialog productId={id} productName={name} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
