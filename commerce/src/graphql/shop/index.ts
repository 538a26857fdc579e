/** The shop and its channels. */
import type { Fields } from '../resolver-types.ts'
import { listedFields } from '../shared/listed.ts'
import { channelQueries, channelTypes } from './channel.ts'
import { channelMutations } from './channel-mutations.ts'
import { channelSettingsTypes } from './channel-settings.ts'
import { orderSettingsMutations, orderSettingsQueries } from './order-settings.ts'
import { pluginMutations, pluginQueries } from './plugin.ts'
import { settingsFields, settingsMutations } from './settings.ts'
import { shopQueries, shopTypes } from './shop.ts'

export const shopResolvers = {
  Query: { ...shopQueries, ...channelQueries, ...orderSettingsQueries, ...pluginQueries },
  Mutation: { ...settingsMutations, ...channelMutations, ...orderSettingsMutations, ...pluginMutations },
  PluginCountableConnection: listedFields,
  Shop: { ...shopTypes.Shop, ...settingsFields } satisfies Fields<'Shop'>,
  ...channelTypes,
  ...channelSettingsTypes,
}
