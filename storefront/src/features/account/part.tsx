/** One section of a page of the account, with a line above it and a heading. */
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** Shown at the end of the heading's row. */
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
