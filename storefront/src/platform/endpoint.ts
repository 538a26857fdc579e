/**
 * The address to which the browser sends GraphQL. An outside service's address is in the page's head; the shop's own
 * service is at the page's origin.
 */

const OWN = '/graphql/'

export const endpoint = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="semena-graphql"]')?.content ?? OWN

/** Whether the shop uses its own service, which offers more than Saleor's schema. */
export const isOwnService = (): boolean => endpoint() === OWN
