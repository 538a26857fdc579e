/**
 * The order of test files: those that take longest begin first, so that none of them runs at the end with nobody beside
 * it.
 */
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/**
 * Files that mostly start shops and wait, the longest first. Vitest does not know them in a fresh checkout and takes the
 * largest files for the longest, which these are not.
 */
const LONGEST = [
  'backup',
  'survival',
  'processes',
  'held-socket',
  'batches',
  'bitcoin-restart',
  'several-processes',
  'dev',
  'bitcoin-addresses',
  'staff-commands',
  'test-card',
  'demo-owner',
  'fuzz',
  'secrets',
  'database-url',
  'race',
  'recurring.db',
  'permissions.db',
  'keeper.db',
  'mails.db',
  'migrate.db',
  'rate-limits.db',
]

const places = new Map(LONGEST.map((name, place) => [`/${name}.test.ts`, place]))

const placeOf = ({ moduleId }: TestSpecification): number =>
  places.get(moduleId.slice(moduleId.lastIndexOf('/'))) ?? LONGEST.length

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The order is stable: all others stay as Vitest sorts them.
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
