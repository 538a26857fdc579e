/**
 * Asking apps for taxes. An answer is kept with the checkout or order, and is good for an hour as long as nothing that
 * the app was told has changed; a failure is kept for a minute.
 */
import { MINUTE_MS } from '@semena/contract/time'
import type { TaxAnswerRow } from '../../db/queries/tax/tax-answer.ts'
import { type AppTaxes, digestOf, type TaxBase } from './app-taxes.ts'
import type { TaxApp } from './tax.ts'

const ANSWER_LIFE_MS = 60 * MINUTE_MS
const FAULT_LIFE_MS = MINUTE_MS

export interface TaxSubject {
  kind: 'checkout' | 'order'
  id: string
}

export interface TaxQuestion extends TaxSubject {
  app: TaxApp
  base: TaxBase
}

/** Both null where no app is named, and none works out taxes. */
export interface TaxAnswer {
  taxes: AppTaxes | null
  fault: string | null
}

/** Asks the app that works out taxes. Null where nobody is asked now, as while an app itself is being told something. */
export interface TaxApps {
  ask(question: TaxQuestion): Promise<TaxAnswer | null>
}

/** Asks nobody. */
export const NO_TAX_APPS: TaxApps = { ask: () => Promise.resolve(null) }

/** What an app has to be asked, and its answer as far as it is kept and still good. */
export interface Taxing {
  app: TaxApp
  base: TaxBase
  digest: string
  kept: TaxAnswerRow | null
}

/** `more` is what else an app may look at, which makes it another question. */
export function taxingOf(app: TaxApp, base: TaxBase, more: unknown, kept: TaxAnswerRow | null, now: Date): Taxing {
  const digest = digestOf(base, app, more)
  const life = kept?.fault == null ? ANSWER_LIFE_MS : FAULT_LIFE_MS
  const isGood = kept?.digest === digest && now.getTime() - kept.askedAt < life
  return { app, base, digest, kept: isGood ? kept : null }
}
