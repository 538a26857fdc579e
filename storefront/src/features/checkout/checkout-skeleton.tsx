/** The checkout while it loads, in its final sizes. */
import { m } from '../../paraglide/messages.js'

const FIELDS = [
  'sm:col-span-6',
  'sm:col-span-3',
  'sm:col-span-3',
  'sm:col-span-4',
  'sm:col-span-2',
  'sm:col-span-4',
  'sm:col-span-2',
  'sm:col-span-6',
]

export function CheckoutSkeleton() {
  return (
    <div className="two waits" aria-busy="true">
      <p className="vh">{m.checkout_loading()}</p>
      <div className="stack gap-8" aria-hidden="true">
        <div className="stack gap-4 border-t border-ink pt-3.5">
          <span className="skeleton h-8 w-1/3" />
          <span className="skeleton h-16" />
        </div>
        <div className="grid grid-cols-1 gap-4 border-t border-ink pt-3.5 sm:grid-cols-6">
          <span className="skeleton h-8 w-2/3 sm:col-span-6" />
          {FIELDS.map((width, index) => (
            <span key={index} className={`skeleton h-16 ${width}`} />
          ))}
        </div>
      </div>
      <div className="stack min-h-[30rem] content-start sum" aria-hidden="true">
        <span className="skeleton h-8 w-1/2" />
        <span className="skeleton h-15" />
        <span className="skeleton h-15" />
        <span className="skeleton h-24" />
        <span className="skeleton mt-auto h-13" />
      </div>
    </div>
  )
}
