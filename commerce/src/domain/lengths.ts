/** How many characters texts have at most, as in Saleor where it bounds them; those of the contract are for both halves. */
export const LENGTHS = {
  email: 254,
  /** Longer ones only cost time. */
  password: 4096,
  userAgent: 256,
  seoTitle: 70,
  seoDescription: 300,
  giftCardCode: 16,
  groupName: 150,
  appName: 60,
  appIdentifier: 256,
  problemMessage: 2048,
  problemKey: 128,
  /** Of an app's manifest: any text, and the query of a webhook, which `payloads.check` limits. */
  manifestText: 2000,
  manifestQuery: 100_000,
  /** A header that is sent with webhooks, with its name: a line of HTTP. */
  header: 998,
  /** What is kept of an answer to a webhook. */
  keptAnswer: 4000,
  /** The name of a shipping method that an app offers. */
  offeredMethod: 100,
  /** The name that a value of free text gets from its beginning. */
  valueName: 200,
  /** What staff note on a payment. */
  paymentNote: 1000,
} as const
