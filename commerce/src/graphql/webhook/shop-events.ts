/** Events of the shop itself: channels, warehouses, shipping, menus and pages, translations, files. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { exportFilesByIds } from '../../db/queries/file/export.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import type { AbstractTypes } from '../types.generated.ts'
import { translated } from '../shared/translation.ts'
import { about, asked, fact, type InChannel, shop } from './about.ts'
import type { EventSource } from './sources.ts'
import { load, subject } from './subject.ts'

const channel = { ...about, channel: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Channel') }
const menu = {
  ...about,
  menu: async (e: EventSource, { channel: slug = null }: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Menu')
    return found && { ...found, channelSlug: slug }
  },
}
const menuItem = {
  ...about,
  menuItem: async (e: EventSource, { channel: slug = null }: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'MenuItem')
    return found && { ...found, channelSlug: slug }
  },
}
const shippingZone = {
  ...about,
  shippingZone: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'ShippingZone'),
}
const shippingPrice = {
  ...about,
  shippingMethod: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'ShippingMethodType'),
  shippingZone: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const method = await subject(ctx, e, 'ShippingMethodType')
    return method && zoneOf(ctx, method.row.zoneId)
  },
}
const warehouse = {
  ...about,
  warehouse: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Warehouse'),
}
const page = { ...about, page: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Page') }
const pageType = {
  ...about,
  pageType: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'PageType'),
}
async function zoneOf(ctx: GraphqlContext, id: number) {
  const found = await load(ctx, 'ShippingZone', String(id))
  return found?.__typename === 'ShippingZone' ? found : null
}

/** Files that were made of lists. */
const exported = {
  ...about,
  export: async (e: EventSource, _: unknown, ctx: GraphqlContext) =>
    e.subjectType === 'ExportFile'
      ? ((await exportFilesByIds(ctx.database.pool, [Number(e.subjectKey)]))[0] ?? null)
      : null,
}

/** The texts of one language after the change. */
interface Translated {
  language: LanguageCodeEnum
  texts: Record<string, unknown>
}

type Translation = AbstractTypes['TranslationTypes']['value']

/** The texts of every kind of translation; each kind shows those that it has. */
const TEXTS = [
  'name',
  'slug',
  'title',
  'seoTitle',
  'seoDescription',
  'description',
  'content',
  'richText',
  'plainText',
] as const

const translation = {
  ...about,
  translation: (e: EventSource): Translation => {
    const { language, texts } = asked<Translated>(e)
    const type = `${e.subjectType.replace(/Type$/, '')}Translation`
    const shown = translated(type, e.subjectKey, texts, language, TEXTS)
    return { ...shown, name: shown.name ?? '', __typename: type } as unknown as Translation
  },
}

export const shopEvents = {
  ChannelCreated: channel,
  ChannelUpdated: channel,
  ChannelDeleted: channel,
  ChannelStatusChanged: channel,
  ChannelMetadataUpdated: channel,
  MenuCreated: menu,
  MenuUpdated: menu,
  MenuDeleted: menu,
  MenuItemCreated: menuItem,
  MenuItemUpdated: menuItem,
  MenuItemDeleted: menuItem,
  PageCreated: page,
  PageUpdated: page,
  PageDeleted: page,
  PageTypeCreated: pageType,
  PageTypeUpdated: pageType,
  PageTypeDeleted: pageType,
  ShippingZoneCreated: shippingZone,
  ShippingZoneUpdated: shippingZone,
  ShippingZoneDeleted: shippingZone,
  ShippingZoneMetadataUpdated: shippingZone,
  ShippingPriceCreated: shippingPrice,
  ShippingPriceUpdated: shippingPrice,
  ShippingPriceDeleted: shippingPrice,
  WarehouseCreated: warehouse,
  WarehouseUpdated: warehouse,
  WarehouseDeleted: warehouse,
  WarehouseMetadataUpdated: warehouse,
  ShopMetadataUpdated: { ...about, shop },
  TranslationCreated: translation,
  TranslationUpdated: translation,
  TranslationTypes: { resolveType: (t) => t.__typename },
  ProductExportCompleted: exported,
  GiftCardExportCompleted: exported,
  VoucherCodeExportCompleted: exported,
  ThumbnailCreated: {
    ...about,
    id: fact('id'),
    url: fact('url'),
    objectId: fact('objectId'),
    mediaUrl: fact('mediaUrl'),
  },
} satisfies Partial<Resolvers>
