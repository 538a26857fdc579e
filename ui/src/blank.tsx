/** An empty state: says why there is nothing, and what to do. */
import type { ReactNode } from 'react'
import leaf from './pictures/leaf.avif?url'
import night from './pictures/leaf-night.avif?url'

interface Props {
  title: string
  text?: ReactNode
  role?: 'alert' | 'status'
  /** The heading's level; `h1` where the page has no other. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

export function EmptyState({ title, text, role, heading: Heading = 'h2', children }: Props) {
  return (
    <div className="blank" role={role}>
      <Heading className="text-heading">{title}</Heading>
      {text && <div className="text-soft blank-text">{text}</div>}
      {children && <div className="blank-actions">{children}</div>}
      <span className="blank-picture" aria-hidden="true">
        <img className="theme-day" src={leaf} width={480} height={600} alt="" loading="lazy" decoding="async" />
        <img className="theme-night" src={night} width={480} height={600} alt="" loading="lazy" decoding="async" />
      </span>
    </div>
  )
}
