/** One numbered step of the checkout, with the service's errors about it. */
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
    <section className="step" aria-labelledby={id}>
      <div className="step-head">
        <h2 id={id} className="text-heading step-title">
          <span className="text-italic step-number" aria-hidden="true">
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
