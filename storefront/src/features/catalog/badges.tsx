/** The badges on a plate, the most important at the top. */
import type { Badge } from './badge.ts'

export function Badges({ badges, className = '' }: { badges: readonly Badge[]; className?: string }) {
  if (badges.length === 0) return null
  return (
    <div className={`badge-list ${className}`}>
      {badges.map(({ kind, text, tone }) => (
        <span key={kind + text} className={`badge badge--${tone}`}>
          {text}
        </span>
      ))}
    </div>
  )
}
