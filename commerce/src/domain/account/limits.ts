/** How much one account may have. */
export const OF_ACCOUNT = {
  /** Those used longest ago end, so that a program that signs in each time does not fill the table. */
  sessions: 100,
  /** Networks from which the owner is let through while somebody else guesses the password. */
  networks: 20,
  /** As in Saleor; a further address takes the place of the oldest. */
  addresses: 100,
  /** Orders of a guest whose addresses come into the book. */
  guestOrders: 20,
  /** Links for one address in an hour; a registration beyond them leads to no mail. */
  links: 5,
} as const
