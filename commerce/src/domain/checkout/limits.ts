/** How much one checkout may hold, and what apps may offer it. */
export const OF_CHECKOUT = {
  /** Every read of a checkout reads them all. */
  lines: 200,
  /** Pieces of one variant, also where nothing else limits them: those of all lines together are still a number of 32 bits. */
  pieces: 10_000_000,
  /** Shipping methods that one app offers, and the days that one takes. */
  methods: 200,
  days: 100_000,
} as const
