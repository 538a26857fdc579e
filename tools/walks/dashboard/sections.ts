/** Every section of Dashboard that is walked, in this order. */
import type { Section } from './hand.ts'
import { ACCOUNT } from './steps/account.ts'
import { CATALOGUE } from './steps/catalogue.ts'
import { CONTENT } from './steps/content.ts'
import { DISCOUNTS } from './steps/discounts.ts'
import { EDITED_ORDERS } from './steps/edited-orders.ts'
import { EXTENSIONS } from './steps/extensions.ts'
import { FILTERS } from './steps/filters.ts'
import { GRIDS } from './steps/grids.ts'
import { LISTS } from './steps/lists.ts'
import { METADATA } from './steps/metadata.ts'
import { OPENED } from './steps/opened.ts'
import { ORDERS } from './steps/orders.ts'
import { PARTS } from './steps/parts.ts'
import { PEOPLE } from './steps/people.ts'
import { SETTINGS } from './steps/settings.ts'
import { SORTED } from './steps/sorted.ts'
import { TRANSLATIONS } from './steps/translations.ts'

export const SECTIONS: readonly Section[] = [
  ...OPENED,
  ...CATALOGUE,
  ...CONTENT,
  ...DISCOUNTS,
  ...ORDERS,
  ...PEOPLE,
  ...SETTINGS,
  ...EXTENSIONS,
  ...TRANSLATIONS,
  ...PARTS,
  ...LISTS,
  ...GRIDS,
  ...METADATA,
  ...SORTED,
  ...FILTERS,
  ...EDITED_ORDERS,
  ...ACCOUNT,
]
