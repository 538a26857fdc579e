/** The facts of a variety on its own page, where they are the server's HTML (`plain.tsx`). */
import { createIsomorphicFn } from '@tanstack/react-start'
import { Plain, fetched } from '../plain.tsx'
import type { Facts } from '../variety.ts'
import { FactRows } from './fact-list.tsx'

const onServer = createIsomorphicFn()
  .server(() => FactRows)
  .client(() => null)
const CONTENT = fetched(onServer(), () => import('./fact-list.tsx').then(({ FactRows: Content }) => Content))
/** Fetches the code for facts that the browser shows by itself. */
export const fetchFacts = CONTENT.fetch

export const PlainFacts = ({ facts }: { facts: Facts }) => (
  <Plain as="div" className="facts facts--big" of={facts} content={CONTENT} shown={{ facts, big: true }} />
)
