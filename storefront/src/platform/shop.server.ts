/** Finds the channel of a request and the shop's settings. */
import { iconSource, iconsPath } from '@semena/contract/icon-source'
import { ICON_KEY, LOGO_KEY, readPicture, SHARE_KEY, shownLogo } from '@semena/contract/shop-pictures'
import { HOME_KEY, shownHome } from '@semena/contract/home'
import type { Language } from '@semena/contract/languages'
import { LOOK_KEY, shownLook } from '@semena/contract/look'
import { AGE_KEY, WORDS_KEY, yearsOf } from '@semena/contract/own-words'
import { shownLanguages } from '@semena/contract/shop-languages'
import { wordsOf } from '@semena/contract/usual-words'
import { sendFor } from './graphql.server.ts'
import { channelLabel } from './channel-label.ts'
import {
  type ChannelAloneQuery,
  ChannelAloneDocument,
  type ChannelListQuery,
  ChannelListDocument,
} from './channels.generated.ts'
import { toLines } from './country-lines.ts'
import { ServiceUnreachable } from './errors.ts'
import { readRates } from './rates.ts'
import { currentLanguage } from './i18n.ts'
import { sharedAnswers } from './memory.ts'
import { serverSettings } from './settings.server.ts'
import type { Channel, Shop } from './shop-data.ts'
import { draftOfVisit, noteUnreachable, oncePerVisit } from './visit.server.ts'

/** What the shop says of itself: its name and the owner's settings, as the service has them. */
interface Said {
  name: string
  words?: string | null | undefined
  age?: string | null | undefined
  look?: string | null | undefined
  logo?: string | null | undefined
  icon?: string | null | undefined
  share?: string | null | undefined
  home?: string | null | undefined
  languages?: string | null | undefined
}

interface Channels {
  said: Said
  channels: readonly Channel[]
}

/** The channels that a token lists, or one that was asked for by name. Outdated ones are used when a new answer fails. */
const channels = sharedAnswers<Channels | null>(
  {
    name: 'channels',
    holds: 'what the shop says of itself, and its channels as a list or one by one',
    most: 100,
    lifeMs: 30_000,
  },
  { orLast: true },
)
/** The currency assumed for a channel without products, which has no price to read it from and shows none. */
const NO_CURRENCY = 'USD'

export async function shopFor(visit: Request): Promise<Shop> {
  const { mode, testPayments, publicUrl, graphqlUrl, defaultChannel } = serverSettings()
  const url = new URL(visit.url)
  const { said: published, channel } = await find(visit)
  const said = drafted(published)
  const origin =
    publicUrl && channel.slug === defaultChannel
      ? publicUrl
      : publicUrl?.startsWith('https:')
        ? `https://${url.host}`
        : url.origin
  const years = yearsOf(said.age)
  const words = wordsOf(currentLanguage(), said.words, years)
  return {
    name: said.name,
    words,
    years,
    look: shownLook(said.look),
    logo: shownLogo(said.logo, said.look),
    icons: iconsPath(iconSource(said.icon, said.look)),
    share: readPicture(said.share)?.url ?? null,
    home: shownHome(said.home, currentLanguage()),
    languages: shownLanguages(said.languages),
    channel,
    origin,
    mode,
    testPayments,
    graphqlUrl,
  }
}

/** What the shop says, with what stands in the draft where one is looked at. */
function drafted(said: Said): Said {
  const { [WORDS_KEY]: words, [AGE_KEY]: age, [LOOK_KEY]: look, [HOME_KEY]: home, ...pictures } = draftOfVisit()
  return {
    ...said,
    logo: pictures[LOGO_KEY] ?? said.logo,
    icon: pictures[ICON_KEY] ?? said.icon,
    share: pictures[SHARE_KEY] ?? said.share,
    words: words ?? said.words,
    age: age ?? said.age,
    look: look ?? said.look,
    home: home ?? said.home,
  }
}

/** The languages that the shop shows, the main one first. Throws `ServiceUnreachable`. */
export const languagesFor = async (visit: Request): Promise<readonly Language[]> =>
  shownLanguages((await find(visit)).said.languages)

const find = (visit: Request): Promise<Found> =>
  oncePerVisit('shop', () => {
    const { appToken, defaultChannel } = serverSettings()
    const label = channelLabel(new URL(visit.url).host)
    return appToken ? listed(visit, appToken, label, defaultChannel) : alone(visit, label, defaultChannel)
  })

type Found = { said: Said; channel: Channel }

/** Finds the channel in the list, which needs a token (docs/rules.md#channel-list). */
async function listed(visit: Request, token: string, label: string | null, fallback: string): Promise<Found> {
  const all = await channels(`list ${token}`, async () => {
    const answer = await ask<ChannelListQuery>(visit, ChannelListDocument, {}, token)
    if (!answer.channels) return null
    const active = answer.channels.filter((c) => c.isActive)
    return {
      said: answer.shop,
      channels: active.map(({ slug, currencyCode, countries, defaultCountry, displayRates }) => ({
        slug,
        currency: currencyCode,
        defaultCountry: defaultCountry.code,
        countries: toLines(countries ?? []),
        rates: readRates(displayRates, currencyCode),
      })),
    }
  })
  const bySlug = (slug: string | null) => all?.channels.find((c) => c.slug === slug)
  const channel = bySlug(label) ?? bySlug(fallback)
  return all && channel ? { said: all.said, channel } : noShop()
}

/** Finds the channel without a token: it is asked for by name, and its currency is read from a price. */
async function alone(visit: Request, label: string | null, fallback: string): Promise<Found> {
  for (const slug of label ? [label, fallback] : [fallback]) {
    const found = await channels(`one ${slug}`, async () => {
      const answer = await ask<ChannelAloneQuery>(visit, ChannelAloneDocument, { slug })
      const channel = toChannel(answer)
      return channel && { said: answer.shop, channels: [channel] }
    })
    if (found) return { said: found.said, channel: found.channels[0]! }
  }
  return noShop()
}

/** There is no shop to show, such as before its owner has set it up: an error page that nobody keeps (503). */
function noShop(): never {
  noteUnreachable()
  throw new ServiceUnreachable()
}

function toChannel({ channel, products }: ChannelAloneQuery): Channel | null {
  if (!channel) return null
  const prices = (products?.edges ?? []).flatMap(({ node }) => node.pricing?.priceRange?.start ?? [])
  const currency = prices[0]?.gross.currency ?? NO_CURRENCY
  return {
    slug: channel.slug,
    currency,
    defaultCountry: null,
    countries: toLines(channel.countries ?? []),
    rates: readRates(channel.displayRates, currency),
  }
}

async function ask<Result>(
  visit: Request,
  document: { source: string; name: string },
  variables: Record<string, unknown>,
  token?: string,
): Promise<Result> {
  const { data } = ((await sendFor(
    visit,
    { query: document.source, operationName: document.name, variables },
    token,
  )) ?? {}) as { data?: Result | null }
  if (!data) noShop()
  return data
}
