/**
 * `node shop/start.mjs --run tools/walks/dashboard/walk.ts <folder> [section…]`: walks Saleor's Dashboard, built in that folder,
 * against a shop of its own: signs in, opens every section, and makes, changes and deletes things in it by its forms.
 * Tells every operation that failed or was refused, every error on the console, and what could not be done; each section
 * when it is walked, with the seconds it took.
 * `PICTURES` names a folder for pictures.
 */
import { SECTIONS } from './sections.ts'
import { startSetting } from './setting.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of a built Dashboard.')
const sections = SECTIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name))
if (unknown.length) throw new Error(`No section is called ${unknown.join(', ')}.`)

const { hand, close } = await startSetting(folder)
const told = new Set<string>()
function tellFaults(): void {
  for (const fault of hand.faults) if (!told.has(fault)) console.log(fault)
  hand.faults.forEach((fault) => told.add(fault))
}
try {
  for (const section of sections) {
    const started = performance.now()
    await hand.walk(section)
    tellFaults()
    console.log(`${section.name}: ${Math.round((performance.now() - started) / 1000)} s`)
  }
} finally {
  await close()
}
tellFaults()
const { made, changed, deleted } = hand.deeds
console.log(
  `${sections.length} sections: ${made} made, ${changed} changed, ${deleted} deleted, ${hand.asked} filters and columns asked for, ${hand.checks} answers compared; ${hand.faults.size} faults`,
)
process.exitCode = hand.faults.size ? 1 : 0
