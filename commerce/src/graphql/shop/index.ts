/** The shop and its channels. */
import type { Fields } from '../resolver-types.ts'
import { channelQueries, channelTypes } from './channel.ts'
import { settingsFields, settingsMutations } from './settings.ts'
import { shopQueries, shopTypes } from './shop.ts'

export const shopResolvers = {
  Query: { ...shopQueries, ...channelQueries },
  Mutation: settingsMutations,
  Shop: { ...shopTypes.Shop, ...settingsFields } satisfies Fields<'Shop'>,
  ...channelTypes,
}
