/** Staff's changes of channels. */
import { moveWarehouses, setActive } from '../../domain/channel/activity.ts'
import { channel } from '../../domain/channel/channel.ts'
import { deleteChannel } from '../../domain/channel/delete.ts'
import { intKey } from '../../domain/global-id.ts'
import { refusal, refuseOrder, type Result } from '../../domain/result.ts'
import { updateRow } from '../../domain/nouns/write.ts'
import type { ChannelUpdateInput } from '../../domain/channel/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { permitted, requirePermission } from '../shared/permission.ts'
import { channelOf, type ChannelSource } from './sources.ts'

const of = nounResolvers(channel, { name: 'channel', permissions: ['MANAGE_CHANNELS'], load: channelOf })

const answer = async <Code extends string>(ctx: GraphqlContext, done: Result<number | string, Code>) => {
  const source = done.ok ? await afresh<ChannelSource>(ctx, (fresh) => channelOf(fresh, done.value)) : null
  return payload(done, { channel: null }, () => ({ channel: source }))
}

/** What a channel that is made anew would lack: an empty id stands for none. */
const lacking = ({ name, slug, defaultCountry }: ChannelUpdateInput) =>
  refuseOrder(
    ...Object.entries({ name, slug, currencyCode: null, defaultCountry }).flatMap(([field, value]) =>
      value ? [] : [refusal('REQUIRED', field, 'This field is required.')],
    ),
  )

const isOnlyOrders = (input: ChannelUpdateInput): boolean => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return given.length === 1 && given[0]![0] === 'orderSettings'
}

export const channelMutations = {
  ...permitted<'Mutation'>()(['MANAGE_CHANNELS'], {
    channelActivate: async (_, { id }, ctx) => answer(ctx, await setActive(ctx, id, true)),
    channelDeactivate: async (_, { id }, ctx) => answer(ctx, await setActive(ctx, id, false)),
    /** Answers the channel as it was. */
    channelDelete: async (_, { id, input }, ctx) => {
      const key = intKey(id, 'Channel')
      const before = key === null ? null : await channelOf(ctx, key)
      const done = await deleteChannel(ctx, id, input?.channelId ?? null)
      return payload(done, { channel: null }, () => ({ channel: before }))
    },
    channelReorderWarehouses: async (_, { channelId, moves }, ctx) =>
      answer(ctx, await moveWarehouses(ctx, channelId, moves)),
  }),
  channelCreate: of.create,
  channelUpdate: async (_, { id, input }, ctx) => {
    requirePermission(ctx, 'MANAGE_CHANNELS', ...(isOnlyOrders(input) ? ['MANAGE_ORDERS'] : []))
    return answer(ctx, id ? await updateRow(ctx, channel, { id }, input) : lacking(input))
  },
} satisfies Partial<Fields<'Mutation'>>
