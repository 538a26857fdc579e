/** Units of weight, in the reader's language. */
import { m } from '../paraglide/messages.js'
import { language } from './i18n.ts'

const UNITS: Readonly<Record<string, string>> = { G: 'gram', LB: 'pound', OZ: 'ounce', KG: 'kilogram' }

/** Such as `kg` for Saleor's name of a unit; kilograms where a server names none. */
export function weightUnitText(unit: string | null | undefined): string {
  const known = UNITS[unit ?? 'KG']
  if (!known) return m.platform_tonne()
  const parts = new Intl.NumberFormat(language(), { style: 'unit', unit: known }).formatToParts(1)
  return parts.find(({ type }) => type === 'unit')?.value ?? known
}
