/** Where the browser sends GraphQL: an outside service's address stands in the page (see the document's head); ours is at the page's own origin. */

export const endpoint = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="semena-graphql"]')?.content ?? '/graphql/'
