/** The frame of the pages for signing in and registering: a plate beside a narrow column. */
import type { ComponentType, ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { NoScript } from '@semena/ui/no-script'
import leaf from './pictures/leaf.avif?url'
import night from './pictures/leaf-night.avif?url'

interface Props {
  title: string
  lead?: ReactNode
  children: ReactNode
}
/** What may stand around a form for signing in. */
export type AuthFrameComponent = ComponentType<Props>

export function AuthFrame({ title, lead, children }: Props) {
  return (
    <div className="auth">
      {/* Phones have no room for it, and do not load it. */}
      <div className="auth-picture" aria-hidden="true">
        <img className="theme-day" src={leaf} width={960} height={1200} alt="" loading="lazy" decoding="async" />
        <img className="theme-night" src={night} width={960} height={1200} alt="" loading="lazy" decoding="async" />
      </div>
      <div className="auth-column">
        <h1 className="page-title">{title}</h1>
        {lead && <p className="text-soft auth-lead">{lead}</p>}
        <NoScript>{m.auth_noscript()}</NoScript>
        <div className="auth-parts">{children}</div>
      </div>
    </div>
  )
}
