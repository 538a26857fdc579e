/** The query for the ways to pay that the shop has. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import { memo } from '../../../platform/memo.ts'
import type { Channel } from '../../../platform/shop.ts'
import { type PaymentKind, offeredGateways } from '../../checkout/index.ts'
import { CatalogGatewaysDocument } from './pays.generated.ts'

/** Which kinds of payment there are; null where the service does not say. */
export type Pays = Record<PaymentKind, boolean> | null

const LONG = 5 * 60_000

export const paysQuery = ({ slug, currency }: Channel) =>
  queryOptions({
    queryKey: ['pays', slug],
    staleTime: LONG,
    // The page works without this note, so the service is not asked again.
    retry: false,
    queryFn: (): Promise<Pays> =>
      memo(['ways-to-pay', slug], async () => {
        const { shop } = await request(CatalogGatewaysDocument, { channel: slug, currency })
        const { card, crypto } = offeredGateways(shop.availablePaymentGateways.map(({ id }) => ({ id, errors: null })))
        return (card ?? crypto) ? { card: card !== null, crypto: crypto !== null } : null
      }),
  })
