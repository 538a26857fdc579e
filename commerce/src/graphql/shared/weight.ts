/**
 * Weights. They are kept in kilograms. The shop's setting names the unit in which people read them, and in which an
 * amount without a unit is meant. Scalars are read without a context, so the unit goes with the operation.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { WeightUnitsEnum } from '@semena/contract/enums'

/** How many kilograms a unit is. */
const KILOGRAMS: Readonly<Record<WeightUnitsEnum, number>> = {
  G: 0.001,
  LB: 0.453_592_37,
  OZ: 0.028_349_523_125,
  KG: 1,
  TONNE: 1000,
}

const units = new AsyncLocalStorage<WeightUnitsEnum>()

/** Runs an operation in which weights are shown, and entered, in a unit. */
export const inWeightUnit = <T>(unit: WeightUnitsEnum, work: () => T): T => units.run(unit, work)

const unitNow = (): WeightUnitsEnum => units.getStore() ?? 'KG'

const isUnit = (name: string): name is WeightUnitsEnum => name in KILOGRAMS

/** Kilograms of an amount, in a unit or, without one, in the shop's; null where there is no such unit. */
export function toKilograms(amount: number, unit: string | null): number | null {
  const named = unit === null ? unitNow() : unit.toUpperCase()
  return isUnit(named) ? amount * KILOGRAMS[named] : null
}

/** Saleor rounds weights that it converts to thousandths. */
const THOUSANDTHS = 1000

/** A weight as it is shown: in the shop's unit. */
export function weightOf(kilograms: number): { unit: WeightUnitsEnum; value: number } {
  const unit = unitNow()
  return unit === 'KG'
    ? { unit, value: kilograms }
    : { unit, value: Math.round((kilograms / KILOGRAMS[unit]) * THOUSANDTHS) / THOUSANDTHS }
}

/** A sum of weights as Saleor shows it: one of nothing but weightless things is in grams. */
export const summed = (kilograms: number, ofThings: number) =>
  kilograms === 0 && ofThings > 0 ? { unit: 'G' as const, value: 0 } : weightOf(kilograms)

export const weightOrNull = (kilograms: number | null) => (kilograms === null ? null : weightOf(kilograms))
