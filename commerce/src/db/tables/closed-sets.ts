/** Every value that columns of a closed set can have: the types of their rows, and the checks of their tables. */

/** Saleor's DiscountValueTypeEnum. */
export const VALUE_TYPES = ['FIXED', 'PERCENTAGE'] as const
