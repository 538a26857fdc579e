/** Prices of shipping methods in channels. */
import type { ShippingErrorCode } from '@semena/contract/enums'
import {
  channelIdsOfZone,
  deleteListingsOfMethod,
  listingsOfMethod,
} from '../../db/queries/shipping/shipping-method.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { saveSet } from '../../db/statements/save.ts'
import { channels, shippingMethodListings } from '../../db/tables/shop.ts'
import type { ShippingMethodChannelListingAddInput, ShippingMethodChannelListingInput } from './inputs.generated.ts'
import { repeatedChannels } from '../channel-lists.ts'
import { intKey } from '../global-id.ts'
import { isPrecise, toMinor } from '../money.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { relatedKeys } from '../nouns/related.ts'
import { changeRow } from '../nouns/write.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { shippingMethod } from './method.ts'

const CHANNEL = { table: channels, type: 'Channel' } as const

type Code = ShippingErrorCode
type Listing = typeof shippingMethodListings.$inferSelect

/** Lists a method in channels with its price and the least and most that an order may cost; answers its key. */
export const updateListings = (
  ctx: NounCtx,
  id: string,
  { addChannels, removeChannels }: ShippingMethodChannelListingInput,
): Promise<Result<number, Code>> =>
  changeRow(ctx, shippingMethod, { named: { id } }, async ({ client }, method): Promise<Result<null, Code>> => {
    const given = addChannels ?? []
    const repeated = repeatedIn(
      given.map((g) => g.channelId),
      removeChannels ?? [],
    )
    if (repeated.length) return refuseOrder(...repeated)
    const add = await relatedKeys(
      client,
      CHANNEL,
      given.map((g) => g.channelId),
      'channelId',
    )
    const remove = await relatedKeys(client, CHANNEL, removeChannels, 'removeChannels')
    const unknown = [...add.faults, ...remove.faults]
    if (unknown.length) return refuseOrder(...unknown)
    const ofZone = await channelIdsOfZone(client, method.zoneId)
    const foreign = add.keys.filter((key) => !ofZone.has(key))
    if (foreign.length)
      return refuse('INVALID', 'addChannels', 'The shipping zone is not for these channels.', { channels: foreign })
    const before = new Map((await listingsOfMethod(client, method.id)).map((l) => [l.channelId, l]))
    const rows = new Map((await rowsByKey(client, channels, add.keys)).map((row) => [row.id, row]))
    const faults: Refusal<Code>[] = []
    const written: Listing[] = []
    for (const entry of given) {
      const channel = rows.get(intKey(entry.channelId, 'Channel')!)!
      const listing = read(entry, channel, before.get(channel.id) ?? null)
      if (listing.ok) written.push({ methodId: method.id, channelId: channel.id, ...listing.value })
      else faults.push(...listing.errors)
    }
    if (faults.length) return refuseOrder(...faults)
    await deleteListingsOfMethod(client, method.id, remove.keys)
    await saveSet(client, shippingMethodListings, written, { key: ['methodId', 'channelId'] })
    return ok(null)
  })

/** Channels that are named twice, or to be added and removed. */
const repeatedIn = (add: readonly string[], remove: readonly string[]) => {
  const keysOf = (ids: readonly string[]) => ids.flatMap((id) => intKey(id, 'Channel') ?? [])
  return repeatedChannels(keysOf(add), keysOf(remove), ['addChannels', 'removeChannels'])
}

const FIELDS = { price: 'price', minOrder: 'minimumOrderPrice', maxOrder: 'maximumOrderPrice' } as const

/** What a listing says; what it leaves out is as before. */
function read(
  entry: ShippingMethodChannelListingAddInput,
  { id, currency }: { id: number; currency: string },
  before: Omit<Listing, 'methodId'> | null,
): Result<Pick<Listing, 'price' | 'minOrder' | 'maxOrder'>, Code> {
  const at = { channels: [id] }
  const faults: Refusal<Code>[] = []
  const amount = (name: keyof typeof FIELDS): number | null | undefined => {
    const value = entry[FIELDS[name]]
    if (value == null) return value
    if (!isPrecise(value, currency))
      faults.push(refusal('INVALID', FIELDS[name], 'The amount has too many decimal places.', at))
    return toMinor(value, currency)
  }
  const [price, minOrder, maxOrder] = [amount('price'), amount('minOrder'), amount('maxOrder')]
  const whole = {
    price: price ?? before?.price ?? null,
    minOrder: minOrder === undefined ? (before ? before.minOrder : 0) : minOrder,
    maxOrder: maxOrder === undefined ? (before?.maxOrder ?? null) : maxOrder,
  }
  if (whole.price === null || price === null)
    faults.push(refusal('REQUIRED', 'price', 'A method needs a price in a channel.', at))
  if (whole.minOrder !== null && whole.maxOrder !== null && whole.maxOrder <= whole.minOrder)
    faults.push(refusal('MAX_LESS_THAN_MIN', 'maximumOrderPrice', 'It is not more than the least price.', at))
  return faults.length || whole.price === null ? refuseOrder(...faults) : ok({ ...whole, price: whole.price })
}
