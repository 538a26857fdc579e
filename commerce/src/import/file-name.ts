/** Tells which file of an import one is meant to be that a browser or a person has renamed. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import { FILES } from './import-folder.ts'
import { isOfExport } from './of-export.ts'
import { namesIn, separatorIn } from './separator.ts'

/** A header is looked for in so many characters. */
const HEADER = 100_000

/** Whether a CSV file is such an export. */
export function isExport(text: string): boolean {
  const header = text.slice(0, HEADER)
  return isOfExport(namesIn(header, separatorIn(header, ['id'])))
}

/** What browsers and programs put behind a name, and most people: ` (1)`, `-2`, `_new`, ` – copy`. */
const BEHIND = /^(?:[ ._–\d-]|\(\d+\)|new|copy|копия|новый|kopie|nov[ýé])*$/i
const STEMS = FILES.filter((file) => file.endsWith('.csv'))
  .map((file) => file.slice(0, -'.csv'.length))
  .toSorted((a, b) => b.length - a.length)

/**
 * The name by which an import reads a CSV file: `variants (1).csv` is `variants.csv`, and so is a file of any other name
 * that has a column `sku`, because no other file has one. The name that was given where it says enough, or nothing.
 */
export function fileName(name: string, text: string): string {
  const lower = name.toLowerCase()
  if (name.length > LONGEST_TEXT || !lower.endsWith('.csv')) return name
  const stem = lower.slice(0, -'.csv'.length)
  const found = STEMS.find((known) => stem.startsWith(known) && BEHIND.test(stem.slice(known.length)))
  if (found) return `${found}.csv`
  const header = text.slice(0, HEADER)
  return namesIn(header, separatorIn(header, ['sku'])).includes('sku') ? 'variants.csv' : name
}
