/** The HTML document around every page, error pages included. */
import { foot } from '@semena/contract/palette'
import { LANGUAGE_FACTS } from '@semena/contract/languages'
import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { useLanguage } from '../platform/i18n.ts'
import { SentQueries } from '../platform/sent-queries.server.tsx'
import { THEME_SCRIPT } from '../platform/theme.ts'
import { EARLY_CLICKS_SCRIPT } from '@semena/ui/early-clicks'
import { LANGUAGE_SCRIPT } from './common/chosen-language.ts'

const sent = createIsomorphicFn()
  .server(() => <SentQueries />)
  .client(() => null)

export function SiteDocument({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <html lang={language} dir={LANGUAGE_FACTS[language].direction} suppressHydrationWarning>
      <head>
        {/* Browsers have it from the server only. */}
        {import.meta.env.SSR && <ScriptOnce>{`${THEME_SCRIPT};${EARLY_CLICKS_SCRIPT};${LANGUAGE_SCRIPT}`}</ScriptOnce>}
        {/* Of two with one name the router would keep the last. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={foot.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={foot.dark} />
        <HeadContent />
      </head>
      <body>
        {children}
        {/* Browsers have it from the server, and take it out of the page. */}
        {sent()}
        <Scripts />
      </body>
    </html>
  )
}
