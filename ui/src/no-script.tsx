/** A note for visitors without JavaScript. */
import type { ReactNode } from 'react'
import { Note } from './note.tsx'

export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Note tone="clay" icon="warn">
        {children}
      </Note>
    </noscript>
  )
}
