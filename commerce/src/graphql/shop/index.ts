/** The shop and its channels. */
import type { Fields } from '../resolver-types.ts'
import { channelQueries, channelTypes } from './channel.ts'
import { channelMutations } from './channel-mutations.ts'
import { channelSettingsTypes } from './channel-settings.ts'
import { orderSettingsMutations, orderSettingsQueries } from './order-settings.ts'
import { settingsFields, settingsMutations } from './settings.ts'
import { shopQueries, shopTypes } from './shop.ts'

export const shopResolvers = {
  Query: { ...shopQueries, ...channelQueries, ...orderSettingsQueries },
  Mutation: { ...settingsMutations, ...channelMutations, ...orderSettingsMutations },
  Shop: { ...shopTypes.Shop, ...settingsFields } satisfies Fields<'Shop'>,
  ...channelTypes,
  ...channelSettingsTypes,
}
