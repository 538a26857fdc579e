/** The botanical name of a variety. */
import type { Facts } from '../variety.ts'

const INDICA = 'indica Lam.'
const SATIVA = 'sativa L.'

/** The botanical name as it is printed on the plate beside it; null for products that are no seeds. */
export function latinName({ genetics, indica, thc }: Facts): string | null {
  if (!genetics && indica === null && !thc) return null
  const ruderalis = genetics?.slug === 'autoflowering' ? ' × ruderalis' : ''
  if (indica === null) return genetics && `Cannabis${ruderalis || ` ${SATIVA}`}`
  const pure = indica >= 95 ? INDICA : indica <= 5 ? SATIVA : null
  const species = pure ?? (indica >= 50 ? `${INDICA} × ${SATIVA}` : `${SATIVA} × ${INDICA}`)
  return `Cannabis ${species}${ruderalis}`
}
