/** The facts that every card shows: strength, flowering and height, each with its name and its words. */
import { m } from '../../../paraglide/messages.js'
import type { Facts } from '../variety.ts'
import { heightText, thcText, weeksText } from './words.ts'

export interface Fact {
  key: string
  label: () => string
  /** The fact in words; null or empty where the shop does not say. */
  text: (facts: Facts) => string | null | undefined
}

export const THC = { key: 'thc', label: m.catalog_thc, text: ({ thc }) => thc && thcText(thc) } as const satisfies Fact
export const WEEKS = {
  key: 'weeks',
  label: m.catalog_flowering,
  text: ({ weeks }) => weeks && weeksText(weeks),
} as const satisfies Fact
export const HEIGHT = {
  key: 'height',
  label: m.catalog_height,
  text: ({ height }) => (height === null ? null : heightText(height)),
} as const satisfies Fact
