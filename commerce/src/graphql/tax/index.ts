/** Tax classes. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { Resolvers } from '../resolver-types.ts'
import { metadataOf } from '../shared/metadata.ts'
import type { TaxClassSource } from './sources.ts'

export const taxResolvers = {
  TaxClass: {
    ...metadataOf<TaxClassSource>('MANAGE_TAXES', (t) => t),
    id: (t) => toGlobalId('TaxClass', t.id),
  },
} satisfies Resolvers<'TaxClass'>
