/** Postal addresses. */
import { createHash } from 'node:crypto'
import { toGlobalId } from '../../domain/global-id.ts'
import { resolversOf } from '../resolver-types.ts'
import { countryDisplay } from '../shared/countries.ts'
import { metadataOf } from '../shared/metadata.ts'
import type { AddressSource } from './sources.ts'

export const addressTypes = resolversOf({
  Address: {
    ...metadataOf<AddressSource>('MANAGE_USERS', (a) => ({ metadata: a.metadata ?? {}, privateMetadata: {} })),
    /** An address of a checkout or an order is no row of its own: its id follows from what it says. */
    id: ({ rowId, place, ...a }) =>
      toGlobalId(
        'Address',
        rowId ??
          place ??
          createHash('sha256')
            .update(JSON.stringify(Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1))))
            .digest('hex')
            .slice(0, 16),
      ),
    country: (a) => countryDisplay(a.country),
    isDefaultShippingAddress: (a) => a.isDefaultShipping ?? null,
    isDefaultBillingAddress: (a) => a.isDefaultBilling ?? null,
  },
})
