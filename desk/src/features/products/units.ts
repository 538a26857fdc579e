/** Units of measurement as they are written, where the service's name for them is another. */
import type { MeasurementUnitsEnum } from '@semena/contract/enums'

const WRITTEN: Partial<Record<MeasurementUnitsEnum, string>> = {
  INCH: 'in',
  LITER: 'l',
  TONNE: 't',
  SQ_MM: 'mm²',
  SQ_CM: 'cm²',
  SQ_DM: 'dm²',
  SQ_M: 'm²',
  SQ_KM: 'km²',
  CUBIC_MILLIMETER: 'mm³',
  CUBIC_CENTIMETER: 'cm³',
  CUBIC_DECIMETER: 'dm³',
  CUBIC_METER: 'm³',
}

export const unitText = (unit: MeasurementUnitsEnum): string => WRITTEN[unit] ?? unit.toLowerCase().replaceAll('_', ' ')
