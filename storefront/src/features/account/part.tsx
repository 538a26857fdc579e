/** One part of a page of the account, under a rule with its heading. */
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** What stands at the heading's end. */
  end?: ReactNode
  children: ReactNode
}

export function AccountSection({ id, title, end, children }: Props) {
  return (
    <section className="part" aria-labelledby={`${id}-title`}>
      <div className="part-head">
        <h2 id={`${id}-title`} className="text-heading">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}
