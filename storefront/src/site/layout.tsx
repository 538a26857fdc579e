/** The layout all pages share: header, the page, footer, messages. */
import { useHydrated, useMatches } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, Suspense, lazy } from 'react'
import { FavouritesInStep } from '../features/favourites/index.ts'
import { m } from '../paraglide/messages.js'
import { InTurn } from '../platform/in-turn.tsx'
import { PolicyProvider } from '../platform/policy.ts'
import { AgeCheckOfServer } from './age/age-check.server.tsx'
import { AgeCheck } from './age/age-check.tsx'
import { SiteFooter } from './footer.tsx'
import type { Frame } from './frame.ts'
import { SiteHeader } from './header.tsx'
import { loadComforts } from './comforts/load.ts'

const Comforts = lazy(loadComforts)

const Age = createIsomorphicFn().server(AgeCheckOfServer).client(AgeCheck)

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the page brings its own frame (`calm-frame.tsx`). */
    isCalm?: boolean
  }
}

export function SiteLayout({ frame, children }: { frame: Frame; children: ReactNode }) {
  const isCalm = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isCalm) })
  return (
    <PolicyProvider value={frame.policy}>
      <a className="skip-link" href="#main">
        {m.site_skip()}
      </a>
      <Age />
      {isCalm ? (
        children
      ) : (
        <>
          <InTurn>
            <SiteHeader frame={frame} />
          </InTurn>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </>
      )}
      <ComfortsOfBrowser />
      {!isCalm && (
        <InTurn>
          <SiteFooter frame={frame} />
        </InTurn>
      )}
      <FavouritesInStep />
    </PolicyProvider>
  )
}

/** A component of its own, so that only it renders again after hydration. */
function ComfortsOfBrowser() {
  return (
    useHydrated() && (
      <Suspense>
        <Comforts />
      </Suspense>
    )
  )
}
