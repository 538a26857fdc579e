/** The basket while it loads: rows and sheet in their final sizes. */
import { m } from '../../paraglide/messages.js'
import { useStoredBasket } from './store.ts'

/** More rows than fit a screen help nobody. */
const ROWS = 3

export function BasketSkeleton() {
  const { quantity } = useStoredBasket()
  const rows = Math.max(1, Math.min(ROWS, quantity || ROWS))
  return (
    <div className="two waits" aria-busy="true">
      <p className="vh">{m.basket_loading()}</p>
      <div className="border-t border-ink" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-4 border-b border-rule py-4">
            <span className="skeleton aspect-[4/5]" />
            <div className="stack content-between">
              <div className="flex justify-between gap-4">
                <span className="skeleton h-6 w-1/2" />
                <span className="skeleton h-5 w-16" />
              </div>
              <span className="skeleton h-11 w-[8rem]" />
            </div>
          </div>
        ))}
      </div>
      <div className="stack min-h-[27rem] content-start sum" aria-hidden="true">
        <span className="skeleton h-8 w-1/3" />
        <span className="skeleton h-16" />
        <span className="skeleton h-24" />
        <span className="skeleton mt-auto h-13" />
      </div>
    </div>
  )
}
