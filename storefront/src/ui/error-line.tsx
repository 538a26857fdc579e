/** The words beside what is wrong. */
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="err">
      <Icon name="warn" small />
      <span className="whitespace-pre-line">{children}</span>
    </p>
  )
}
