// Written by `npm run generate`; not to be edited.
export {}

declare module '../../../commerce/src/db/statements/statement.ts' {
interface Described {
  shop_anything: {
    params: readonly []
    row: object
  }
  shop_start_lock: {
    params: readonly [number | bigint | null]
    row: { pg_advisory_lock: unknown | null }
  }
}
}
