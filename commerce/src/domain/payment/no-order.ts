/** Why people look at money that came for a checkout and did not become an order. */
export const NO_ORDER = 'NO_ORDER'
