/** Where the desk sends GraphQL: an outside service's address is in the page's head, ours is at the page's origin. */

import { DEFAULT_CHANNEL } from '@semena/contract/limits'

const OWN = '/graphql/'

const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

export const endpoint = (): string => said('semena-graphql') ?? OWN

/** The slug of the channel that the shop shows at its own address. */
export const defaultChannel = (): string => said('semena-channel') ?? DEFAULT_CHANNEL

/** Whether the shop uses its own service. The shop's small API beside GraphQL exists only then. */
export const isOwnService = (): boolean => endpoint() === OWN
