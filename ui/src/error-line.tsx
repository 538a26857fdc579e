/** The words beside what is wrong. */
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="error-line">
      <Icon name="warn" small />
      <span className="text-lines">{children}</span>
    </p>
  )
}
