/** What the pages around signing in share: a plate beside a narrow column. */
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { NoScript } from '../../ui/no-script.tsx'
import leaf from './pictures/leaf.avif?url'
import night from './pictures/leaf-night.avif?url'

export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="auth">
      {/* Phones have no room for it, and do not load it. */}
      <div className="auth__art" aria-hidden="true">
        <img className="by-day" src={leaf} width={960} height={1200} alt="" loading="lazy" decoding="async" />
        <img className="by-night" src={night} width={960} height={1200} alt="" loading="lazy" decoding="async" />
      </div>
      <div className="auth__in">
        <h1 className="h1">{title}</h1>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        <NoScript>{m.auth_noscript()}</NoScript>
        <div className="mt-6 grid gap-4">{children}</div>
      </div>
    </div>
  )
}
