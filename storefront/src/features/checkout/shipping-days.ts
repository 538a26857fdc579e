/** How long a shipping method takes, in words. */
import { m } from '../../paraglide/messages.js'

/** Null where the shop does not say. */
export function daysOf({
  minimumDeliveryDays: from,
  maximumDeliveryDays: to,
}: {
  minimumDeliveryDays: number | null
  maximumDeliveryDays: number | null
}): string | null {
  if (to === null) return null
  return from === null || from === to ? m.checkout_shipping_up_to({ to }) : m.checkout_shipping_days({ from, to })
}
