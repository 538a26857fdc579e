/**
 * The seed of every test that makes random values, so that a run can be repeated and says the same of the same code.
 * `TEST_SEED=random` looks for new cases, `TEST_SEED=<number>` repeats a run; a failing test names its seed.
 */
import fc from 'fast-check'

const given = process.env.TEST_SEED ?? '20261123'
export const SEED = given === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(given)
if (!Number.isSafeInteger(SEED)) throw new Error(`TEST_SEED is a whole number or "random", not "${given}".`)

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED })
