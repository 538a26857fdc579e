/** The query for the ways to pay that the shop has. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../platform/graphql.ts'
import { memo } from '../../../platform/memo.ts'
import type { Channel } from '../../../platform/shop.ts'
import { offeredGateways } from '../../checkout/index.ts'
import { CatalogGatewaysDocument } from './pays.generated.ts'

/** Which kinds of payment there are; null where the service does not say. */
export type Pays = Record<'card' | 'crypto', boolean> | null

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
        const kinds = offeredGateways(shop.availablePaymentGateways.map(({ id }) => ({ id, errors: null }))).map(
          ({ kind }) => kind,
        )
        return kinds.length > 0 ? { card: kinds.includes('card'), crypto: kinds.includes('crypto') } : null
      }),
  })
