/** The button of the quick order (docs/rules.md#quick-order). Its dialog is loaded when it is first opened. */
import { Suspense, lazy, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'

const QuickOrderDialog = lazy(() => import('../basket/quick-order.ts'))

export function QuickOrder({ id, name, look }: { id: string; name: string; look: 'link' | 'line' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        className={look === 'link' ? 'product-card-quick' : ''}
        onClick={() => setOpen(true)}
        aria-label={look === 'link' ? m.catalog_quick_named({ product: name }) : undefined}
      >
        {m.catalog_quick()}
      </Button>
      {open && (
        <Suspense>
          <QuickOrderDialog productId={id} productName={name} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
