/** Every table of the commerce service, for the query layer and the migrations. */
export * from './catalog.ts'
export * from './checkouts.ts'
export * from './content.ts'
export * from './discounts.ts'
export * from './orders.ts'
export * from './payments.ts'
export * from './shop.ts'
