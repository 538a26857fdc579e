/** The shop and its channels. */
import { channelQueries, channelTypes } from './channel.ts'
import { shopQueries, shopTypes } from './shop.ts'

export const shopResolvers = {
  Query: { ...shopQueries, ...channelQueries },
  ...shopTypes,
  ...channelTypes,
}
