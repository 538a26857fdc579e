/** Translators' changes. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { TRANSLATABLES } from '../../domain/translation/translatables.ts'
import type { Key, KeyedTable } from '../../domain/nouns/noun.ts'
import { type Translatable, translateRow } from '../../domain/nouns/translate.ts'
import { ok } from '../../domain/result.ts'
import { sourceOf } from '../metadata/sources.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { methodOf } from '../shipping/sources.ts'
import { payload, type ShownRefusal } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { translatable } from './queries.ts'
import type { NounCode } from '../../domain/nouns/noun.ts'

interface Args {
  id: string
  languageCode: LanguageCodeEnum
  input: object
}

/** The mutation that translates one kind; `name` is the payload's field. */
const translating =
  <T extends KeyedTable, Name extends string, Source>(
    of: Translatable<T>,
    name: Name,
    load: (ctx: GraphqlContext, key: number) => Promise<Source | null>,
  ) =>
  async (_: unknown, { id, languageCode, input }: Args, ctx: GraphqlContext) => {
    requirePermission(ctx, 'MANAGE_TRANSLATIONS')
    const done = await translateRow(ctx, of, id, languageCode, { ...input })
    const found = done.ok ? ok(await afresh(ctx, (fresh) => load(fresh, Number(done.value satisfies Key)))) : done
    return payload(found, name) as { [N in Name]: Source | null } & { errors: ShownRefusal<NounCode>[] }
  }

const of = TRANSLATABLES

export const translationMutations = {
  productTranslate: translating(of.PRODUCT, 'product', (ctx, key) => sourceOf(ctx, 'Product', key)),
  productVariantTranslate: translating(of.VARIANT, 'productVariant', (ctx, key) =>
    sourceOf(ctx, 'ProductVariant', key),
  ),
  collectionTranslate: translating(of.COLLECTION, 'collection', (ctx, key) => sourceOf(ctx, 'Collection', key)),
  attributeTranslate: translating(of.ATTRIBUTE, 'attribute', (ctx, key) => sourceOf(ctx, 'Attribute', key)),
  attributeValueTranslate: translating(of.ATTRIBUTE_VALUE, 'attributeValue', async (ctx, key) => {
    const row = await ctx.loaders.attributeValueById.load(key)
    const attribute = row && (await shopData(ctx)).attributeById.get(row.attributeId)
    return attribute ? { row, attribute } : null
  }),
  pageTranslate: translating(of.PAGE, 'page', (ctx, key) => translatable(ctx, 'PAGE', key)),
  menuItemTranslate: translating(of.MENU_ITEM, 'menuItem', (ctx, key) => sourceOf(ctx, 'MenuItem', key)),
  shippingPriceTranslate: translating(of.SHIPPING_METHOD, 'shippingMethod', methodOf),
} satisfies Partial<Fields<'Mutation'>>
