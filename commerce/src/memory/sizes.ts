/** How much the caches of the service hold, in one table. */
export const SIZES = {
  /** Documents of GraphQL, their nodes and characters together. A node takes some 340 bytes; storefront and desk have 27,000. */
  documents: { documents: 500, nodes: 100_000, characters: 8 << 20 },
  /** Documents of webhooks' payloads. */
  payloads: 200,
  /** Numbers of rows that take long to count. */
  counts: 500,
  /** Pages that are read for searches, and letters of each. */
  pageWords: { pages: 2000, letters: 50_000 },
  /** Conditions, each with a bit for each product, and orders, each with four bytes for each. */
  catalogIndex: { conditions: 500, orders: 100 },
  /** Checkouts, of at most so many lines and characters of notes and metadata. One takes several times as much as a row. */
  recentCheckouts: { checkouts: 2000, lines: 20, characters: 2000 },
  /** Rows of the catalogue, of some 2 kB, and lists of a second. */
  rows: { rows: 10_000, lists: 500 },
} as const
