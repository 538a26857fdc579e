/** What every screen begins with: the way back, its name, what can be done. */
import { Button } from '@semena/ui/button'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

/** The way back from a screen, with its name. */
export type Back = Pick<LinkProps, 'to' | 'search' | 'params'> & { label: string }

interface Props {
  title: string
  /** Beside the title: states and counts. */
  aside?: ReactNode
  actions?: ReactNode
  back?: Back
  /** Without side margins, for screens that are one sheet. */
  wide?: boolean
  children: ReactNode
}

export function Page({ title, aside, actions, back, wide = false, children }: Props) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={wide ? 'page page--wide' : 'page'}>
      <header className="page-head">
        {back && (
          <Link {...(back as { to: '/' })} className="page-back">
            <Icon name="left" small />
            {back.label}
          </Link>
        )}
        <div className="page-line">
          <h1 className="page-name">{title}</h1>
          {aside && <div className="page-aside">{aside}</div>}
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  )
}

/** A part of a screen, with its heading and what can be done there. */
export function Section({
  title,
  actions,
  children,
  id,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
  id?: string
}) {
  return (
    <section className="page-section" aria-label={title} id={id}>
      <div className="page-section-line">
        <h2 className="page-section-name">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** What stands where there is nothing: says what this place is for, and how to begin. */
export function Nothing({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="page-nothing">
      <p className="page-nothing-title">{title}</p>
      {text && <p className="page-nothing-text">{text}</p>}
      {action}
    </div>
  )
}

/** What stands where a search or a filter leaves nothing, with the way to see all again. */
export const NoneFits = ({ onClear }: { onClear: () => void }) => (
  <Nothing
    title={m.parts_none_fits()}
    text={m.parts_none_fits_text()}
    action={
      <Button look="line" onClick={onClear}>
        {m.parts_show_all()}
      </Button>
    }
  />
)
