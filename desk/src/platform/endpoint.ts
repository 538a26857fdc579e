/** Where the desk sends GraphQL: an outside service's address is in the page's head, ours is at the page's origin. */

import { DEFAULT_CHANNEL } from '@semena/contract/limits'

const OWN = '/graphql/'

const said = (name: string): string | undefined =>
  // Tests of a part by itself have no page.
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

export const endpoint = (): string => said('semena-graphql') ?? OWN

/** The slug of the channel that the shop shows at its own address. */
export const defaultChannel = (): string => said('semena-channel') ?? DEFAULT_CHANNEL

/** The origin of the shop's pages: another one than the page's where the desk has a host of its own. */
export const shopOrigin = (): string => said('semena-shop') ?? location.origin

/** Whether the shop uses its own service. The shop's small API beside GraphQL exists only then. */
export const isOwnService = (): boolean => endpoint() === OWN
