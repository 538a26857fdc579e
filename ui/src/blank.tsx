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

/** Lazy, so that only the theme's own is loaded; the page's scripts wait for it, since it is the largest there is. */
const LEAF = { width: 480, height: 600, loading: 'lazy', decoding: 'async', fetchPriority: 'high' } as const

export function EmptyState({ title, text, role, heading: Heading = 'h2', children }: Props) {
  return (
    <div className="blank" role={role}>
      <Heading className="text-heading">{title}</Heading>
      {text && <div className="text-soft blank-text">{text}</div>}
      {children && <div className="blank-actions">{children}</div>}
      <span className="blank-picture" aria-hidden="true">
        <img className="theme-day" src={leaf} alt="" {...LEAF} />
        <img className="theme-night" src={night} alt="" {...LEAF} />
      </span>
    </div>
  )
}
