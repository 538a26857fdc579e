/** Sections that are only looked at: everything in them belongs to other sections, or to nobody here. */
import type { Section } from '../hand.ts'

export const OPENED: readonly Section[] = [
  { name: 'home', path: '' },
  { name: 'search', path: 'search' },
  { name: 'configuration', path: 'configuration' },
  {
    name: 'installed extensions',
    path: 'extensions/installed',
    things: { list: 'apps', path: 'extensions/custom' },
  },
  { name: 'explored extensions', path: 'extensions/explore' },
  { name: 'orders list', path: 'orders/', things: { list: 'orders', path: 'orders' } },
]
