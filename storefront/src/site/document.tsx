/** The HTML document around every page, even those that could not be made. */
import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../platform/i18n.ts'
import { THEME_SCRIPT } from '../platform/theme.ts'
import { EARLY_CLICKS_SCRIPT } from '../ui/early-clicks.ts'

export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <ScriptOnce>{`${THEME_SCRIPT};${EARLY_CLICKS_SCRIPT}`}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
