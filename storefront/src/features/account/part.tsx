/** One part of a page of the account, under a rule with its heading. */
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** What stands at the heading's end. */
  end?: ReactNode
  children: ReactNode
}

export function Part({ id, title, end, children }: Props) {
  return (
    <section className="border-t border-ink pt-3.5" aria-labelledby={`${id}-title`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-d2">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}
