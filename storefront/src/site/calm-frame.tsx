/** The frame of checkout and payment: nothing leads away from the order but what may be needed for it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { useChannel } from '../platform/channel.ts'
import { languageCode } from '../platform/i18n.ts'
import { Icon } from '@semena/ui/icon'
import { AgeStatement } from './age-statement.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { frameQuery } from './frame.ts'
import { Logo } from './mark.tsx'
import { MenuItems, PageItem } from './menu-link.tsx'

interface Props {
  /** Where the page leads back to, and what that is called. */
  back: '/basket' | '/catalog'
  backName: string
  children: ReactNode
}

/** A route whose page has this frame says so in its `staticData`. */
export function CalmFrame({ back, backName, children }: Props) {
  const { data: frame } = useSuspenseQuery(frameQuery(useChannel().slug, languageCode()))
  return (
    <>
      <header className="header">
        <DemoNotice />
        <div className="wrap header-row header-calm">
          <Link to={back}>
            <Icon name="left" small />
            {backName}
          </Link>
          <Logo />
          {/* A window of its own, so that nothing typed is lost. */}
          <Link to="/contact" target="_blank">
            {m.site_help()}
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer footer-calm">
        <div className="wrap footer-law">
          <AgeStatement />
          <ul className="footer-social">
            <MenuItems links={frame.footer} />
            <PageItem frame={frame} page="refund" />
          </ul>
        </div>
      </footer>
    </>
  )
}
