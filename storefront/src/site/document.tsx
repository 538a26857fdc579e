/**
 * The HTML document around every page, error pages included. It is the server's: the browser takes over what is inside
 * `PAGE_ID`, and keeps title, description and addresses of the document up to date (`head.ts`).
 */
import { PAGE_ID } from '../platform/page-element.ts'
import { foot } from '@semena/contract/palette'
import { LANGUAGE_FACTS } from '@semena/contract/languages'
import { HeadContent, ScriptOnce, Scripts, useMatches } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { useLanguage } from '../platform/i18n.ts'
import type { Shop } from '../platform/shop.ts'
import { serverSettings } from '../platform/settings.server.ts'
import { SentQueries } from '../platform/sent-queries.server.tsx'
import { THEME_SCRIPT } from '../platform/theme.ts'
import { EARLY_CLICKS_SCRIPT } from '@semena/ui/early-clicks'
import { LANGUAGE_SCRIPT } from './common/chosen-language.ts'
import { useHead } from './head.ts'

interface Props {
  children: ReactNode
}

/** Browsers load what measures a visit where the page has this mark (`client.tsx`). */
const measured = (): '' | undefined => (serverSettings().measuresVisits ? '' : undefined)

export const SiteDocument = createIsomorphicFn().server(DocumentOfServer).client(PageOfBrowser)

function DocumentOfServer({ children }: Props) {
  const language = useLanguage()
  const band =
    useMatches({ select: ([root]) => (root?.context as { shop?: Shop } | undefined)?.shop?.look?.foot }) ?? foot
  return (
    <html lang={language} dir={LANGUAGE_FACTS[language].direction} data-measured={measured()}>
      <head>
        <ScriptOnce>{`${THEME_SCRIPT};${EARLY_CLICKS_SCRIPT};${LANGUAGE_SCRIPT}`}</ScriptOnce>
        {/* Of two with one name the router would keep the last. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={band.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={band.dark} />
        <HeadContent />
      </head>
      <body>
        <div id={PAGE_ID}>{children}</div>
        <SentQueries />
        <Scripts />
      </body>
    </html>
  )
}

function PageOfBrowser({ children }: Props) {
  useHead()
  return children
}
