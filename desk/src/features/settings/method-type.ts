/** One way to ship, with all that its screen shows. */
import type { DeskMethodQuery } from './shipping.generated.ts'

export type Method = NonNullable<NonNullable<DeskMethodQuery['shippingZone']>['shippingMethods']>[number] & {
  /** The shop's unit of weight, in the reader's language. */
  unit: string
}
