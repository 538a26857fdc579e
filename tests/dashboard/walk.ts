/**
 * `node shop/start.mjs --run tests/dashboard/walk.ts <folder> [section…]`: walks Saleor's Dashboard, built in that folder,
 * against a shop of its own: signs in, opens every section, and makes, changes and deletes things in it by its forms.
 * Tells every operation that failed or was refused, every error on the console, and what could not be done.
 * `PICTURES` names a folder for pictures.
 */
import type { Section } from './hand.ts'
import { startSetting } from './setting.ts'
import { CATALOGUE } from './steps/catalogue.ts'
import { CONTENT } from './steps/content.ts'
import { DISCOUNTS } from './steps/discounts.ts'
import { EXTENSIONS } from './steps/extensions.ts'
import { OPENED } from './steps/opened.ts'
import { ORDERS } from './steps/orders.ts'
import { PARTS } from './steps/parts.ts'
import { PEOPLE } from './steps/people.ts'
import { SETTINGS } from './steps/settings.ts'
import { TRANSLATIONS } from './steps/translations.ts'

const SECTIONS: readonly Section[] = [
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
]

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of a built Dashboard.')
const sections = SECTIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name))
if (unknown.length) throw new Error(`No section is called ${unknown.join(', ')}.`)

const { hand, close } = await startSetting(folder)
try {
  for (const section of sections) await hand.walk(section)
} finally {
  await close()
}
for (const fault of hand.faults) console.log(fault)
const { made, changed, deleted } = hand.deeds
console.log(
  `${sections.length} sections: ${made} made, ${changed} changed, ${deleted} deleted; ${hand.faults.size} faults`,
)
process.exitCode = hand.faults.size ? 1 : 0
