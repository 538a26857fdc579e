/** A view with nothing in it: why, and what to do. */
import type { ReactNode } from 'react'
import leaf from './pictures/leaf.avif?url'
import night from './pictures/leaf-night.avif?url'

interface Props {
  title: string
  text?: ReactNode
  role?: 'alert' | 'status'
  /** Where the page has no other. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

export function Blank({ title, text, role, heading: Heading = 'h2', children }: Props) {
  return (
    <div className="blank" role={role}>
      <Heading className="text-d2">{title}</Heading>
      {text && <div className="max-w-md text-ink-2">{text}</div>}
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
      <span className="blank__art" aria-hidden="true">
        <img className="by-day" src={leaf} width={480} height={600} alt="" loading="lazy" decoding="async" />
        <img className="by-night" src={night} width={480} height={600} alt="" loading="lazy" decoding="async" />
      </span>
    </div>
  )
}
