/**
 * Converts amounts to Stripe's smallest units, which differ from ours: Stripe has a list of its own of currencies with
 * no, two or three decimals.
 */
import { fractionDigits } from '../../../domain/money.ts'

const NONE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const THREE = new Set('BHD JOD KWD OMR TND'.split(' '))

const digitsAtStripe = (currency: string): number => (NONE.has(currency) ? 0 : THREE.has(currency) ? 3 : 2)

/** Converts minor units to Stripe's units; null when Stripe cannot take such an amount. */
export function toStripe(minor: number, currency: string): number | null {
  const amount = (minor * 10 ** digitsAtStripe(currency)) / 10 ** fractionDigits(currency)
  // Stripe demands that the last of three decimals is 0.
  const fits = Number.isSafeInteger(amount) && (!THREE.has(currency) || amount % 10 === 0)
  return fits ? amount : null
}

/** Converts Stripe's units to minor units; smaller parts are cut off. */
export const fromStripe = (amount: number, currency: string): number =>
  Math.floor((amount * 10 ** fractionDigits(currency)) / 10 ** digitsAtStripe(currency))
