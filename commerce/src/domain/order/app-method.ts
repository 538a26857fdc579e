/** Orders that are shipped by a method of an app. */
import type { MetadataMap } from '../../db/tables/columns.ts'

/** The key of an order's private metadata under which Saleor writes the global id of such a method. */
export const APP_METHOD_KEY = 'external_app_shipping_id'

/** What changes of an order's private metadata when staff choose a method of the shop's own, or none. */
export const leavingApp = ({ privateMetadata }: { privateMetadata: MetadataMap }): { privateMetadata: MetadataMap } => {
  const { [APP_METHOD_KEY]: _, ...kept } = privateMetadata
  return { privateMetadata: kept }
}

/** The global id of the app's method by which an order is shipped; null for one of the shop's own. */
export const appMethodIdOf = (order: {
  shippingMethodId: number | null
  shippingMethodName: string | null
  privateMetadata: Readonly<Record<string, string>>
}): string | null =>
  order.shippingMethodId === null && order.shippingMethodName !== null
    ? (order.privateMetadata[APP_METHOD_KEY] ?? null)
    : null
