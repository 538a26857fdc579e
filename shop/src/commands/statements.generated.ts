// Written by `npm run generate`; not to be edited.
import type { Uses } from '../../../commerce/src/db/statements/table-types.ts'

declare module '../../../commerce/src/db/statements/statement.ts' {
interface Described {
  shop_set_rates: {
    params: readonly [string | null, string | null]
    row: object
    reads: Uses<'channels', 'metadata' | 'slug'>
    writes: Uses<'channels', 'metadata'>
  }
}
}
