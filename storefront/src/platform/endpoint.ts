/** Where the browser sends GraphQL: an outside service's address stands in the page (see the document's head); ours is at the page's own origin. */

const OWN = '/graphql/'

export const endpoint = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="semena-graphql"]')?.content ?? OWN

/** Whether the shop is served by its own service, which has more than Saleor's schema says. */
export const isOwnService = (): boolean => endpoint() === OWN
