/** A note in the margin: leaf for good to know, clay for beware. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export function Note({ tone, icon, children }: { tone: 'leaf' | 'clay'; icon: IconName; children: ReactNode }) {
  return (
    <div className={tone === 'clay' ? 'note note--clay' : 'note'}>
      <Icon name={icon} />
      <div className="note-text">{children}</div>
    </div>
  )
}
