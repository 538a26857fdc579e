/** Lists of channels in which something is sold, as mutations name them. */
import { type Refusal, refusal } from './result.ts'

/** Keys that stand in a list more than once. */
export const twice = (keys: readonly number[]): number[] => [
  ...new Set(keys.filter((key, i) => keys.indexOf(key) !== i)),
]

/** What is wrong with channels to write and to remove. */
export function repeatedChannels(
  written: readonly number[],
  removed: readonly number[],
  [writtenField, removedField]: readonly [string, string],
): Refusal<'DUPLICATED_INPUT_ITEM'>[] {
  const fault = (field: string, keys: number[]) =>
    keys.length ? [refusal('DUPLICATED_INPUT_ITEM', field, 'A channel is there twice.', { channels: keys })] : []
  return [
    ...fault(
      'input',
      written.filter((key) => removed.includes(key)),
    ),
    ...fault(writtenField, twice(written)),
    ...fault(removedField, twice(removed)),
  ]
}
