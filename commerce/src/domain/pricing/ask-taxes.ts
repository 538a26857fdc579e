/** Asks for taxes, and keeps what is answered. */
import type { Ctx } from '../../context.ts'
import { keepTaxAnswer, type TaxAnswerRow } from '../../db/queries/tax/tax-answer.ts'
import type { Taxing, TaxSubject } from './tax-apps.ts'

/**
 * The answer that has to be kept and counted with now; null where the one that is there is good, or nobody can be asked.
 * `isInsisting` asks again after a failure.
 */
export async function askTaxes(
  { database, clock, taxApps }: Pick<Ctx, 'database' | 'clock' | 'taxApps'>,
  subject: TaxSubject,
  { app, base, digest, kept }: Taxing,
  isInsisting: boolean,
): Promise<TaxAnswerRow | null> {
  if (kept && !(isInsisting && kept.fault !== null)) return null
  const answer = await taxApps.ask({ ...subject, app, base })
  if (!answer) return null
  const row = { ...answer, digest, askedAt: clock.now().getTime() }
  await keepTaxAnswer(database.pool, subject, row)
  return row
}
