/** Where the desk sends GraphQL: an outside service's address is in the page's head, ours is at the page's origin. */

const OWN = '/graphql/'

export const endpoint = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="semena-graphql"]')?.content ?? OWN

/** Whether the shop uses its own service. The shop's small API beside GraphQL exists only then. */
export const isOwnService = (): boolean => endpoint() === OWN
