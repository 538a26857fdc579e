/** One numbered step of the checkout, with what the service refused in it. */
import type { ReactNode } from 'react'

export function CheckoutStep({
  number,
  title,
  status,
  children,
}: {
  number: number
  title: string
  status?: ReactNode
  children: ReactNode
}) {
  const id = `checkout-step-${number}`
  return (
    <section className="border-t border-ink pt-3.5" aria-labelledby={id}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="flex items-baseline gap-3 text-d2">
          <span className="it font-normal text-leaf" aria-hidden="true">
            {number}
          </span>
          {title}
        </h2>
        {status}
      </div>
      {children}
    </section>
  )
}
