/** Staff's changes of attributes and of their values. */
import type { AttributeTypeEnum } from '@semena/contract/enums'
import { rowsByKey } from '../../db/statements/rows.ts'
import { attributeValues } from '../../db/tables/catalog.ts'
import { attribute } from '../../domain/catalog/attribute.ts'
import { attributeValue, createValue, reorderValues, updateValue } from '../../domain/catalog/attribute-value.ts'
import { createAttributes, updateAttributes } from '../../domain/catalog/attributes-in-bulk.ts'
import type { Outcome } from '../../domain/nouns/bulk.ts'
import { keyNamed, type Named } from '../../domain/nouns/find.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import { removeRow } from '../../domain/nouns/remove.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { sourceOf } from '../metadata/sources.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload, shown } from '../shared/payload.ts'
import { permitted, requirePermission } from '../shared/permission.ts'
import type { AttributeValueSource } from './sources.ts'

const PRODUCTS = 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'
const PAGES = 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'

const load = (ctx: GraphqlContext, key: Key) => sourceOf(ctx, 'Attribute', key)

const permissionOf = (type: AttributeTypeEnum): string => (type === 'PAGE_TYPE' ? PAGES : PRODUCTS)

/** Either permission gets as far as the id; then that of the attribute's type decides. */
async function mayChange(ctx: GraphqlContext, key: Key | null): Promise<void> {
  requirePermission(ctx, PRODUCTS, PAGES)
  const found = key === null ? null : await load(ctx, key)
  if (found) requirePermission(ctx, permissionOf(found.row.type))
}

const of = nounResolvers(attribute, { name: 'attribute', permissions: [PRODUCTS, PAGES], load })
const ofValue = nounResolvers(attributeValue, { name: 'attributeValue', permissions: [PAGES], load: () => null })

async function valueOf(ctx: GraphqlContext, key: Key): Promise<AttributeValueSource | null> {
  const [row] = await rowsByKey(ctx.database.pool, attributeValues, [key])
  const owner = row && (await load(ctx, row.attributeId))
  return owner ? { row, attribute: owner.row } : null
}

/** Checks the permission for what a value belongs to. */
async function mayChangeValue(ctx: GraphqlContext, named: Named): Promise<AttributeValueSource | null> {
  requirePermission(ctx, PRODUCTS, PAGES)
  const key = await keyNamed(ctx.database.pool, attributeValue, named)
  const found = key === null ? null : await valueOf(ctx, key)
  if (found) requirePermission(ctx, permissionOf(found.attribute.type))
  return found
}

const NOTHING = { attribute: null, attributeValue: null }

const valuePayload = async <Code extends string>(
  ctx: GraphqlContext,
  done: Result<{ attributeId: number; valueId: number }, Code>,
) => {
  const found = done.ok
    ? ok(
        await afresh(ctx, async (fresh) => ({
          attribute: await load(fresh, done.value.attributeId),
          attributeValue: await valueOf(fresh, done.value.valueId),
        })),
      )
    : done
  return payload(found, NOTHING, (both) => both ?? NOTHING)
}

/** A bulk operation's answer: what became of each, and how many were written. */
const bulkPayload = (ctx: GraphqlContext, outcomes: readonly Outcome<number, BulkCode>[]) =>
  afresh(ctx, async (fresh) => ({
    count: outcomes.filter(({ value }) => value !== null).length,
    results: await Promise.all(
      outcomes.map(async ({ value, errors }) => ({
        attribute: value === null ? null : await load(fresh, value),
        errors: errors.map(shown),
      })),
    ),
    errors: outcomes.flatMap(({ errors }) => errors).map(shown),
  }))

type BulkCode = Awaited<ReturnType<typeof createAttributes>>[number]['errors'][number]['code']

export const attributeMutations = {
  ...permitted<'Mutation'>()([PRODUCTS, PAGES], {
    attributeUpdate: async (_, args, ctx) => {
      await mayChange(ctx, await keyNamed(ctx.database.pool, attribute, args))
      return of.update(_, args, ctx)
    },
    attributeDelete: async (_, args, ctx) => {
      await mayChange(ctx, await keyNamed(ctx.database.pool, attribute, args))
      return of.delete(_, args, ctx)
    },
    attributeBulkCreate: async (_, { attributes, errorPolicy }, ctx) => {
      for (const { type } of attributes) requirePermission(ctx, permissionOf(type))
      return bulkPayload(ctx, await createAttributes(ctx, attributes, errorPolicy ?? 'REJECT_EVERYTHING'))
    },
    attributeBulkUpdate: async (_, { attributes, errorPolicy }, ctx) => {
      for (const named of attributes) await mayChange(ctx, await keyNamed(ctx.database.pool, attribute, named))
      return bulkPayload(ctx, await updateAttributes(ctx, attributes, errorPolicy ?? 'REJECT_EVERYTHING'))
    },
    attributeReorderValues: async (_, { attributeId, moves }, ctx) => {
      await mayChange(ctx, await keyNamed(ctx.database.pool, attribute, { id: attributeId }))
      const done = await reorderValues(ctx, attributeId, moves)
      return payload(done.ok ? ok(await afresh(ctx, (fresh) => load(fresh, done.value))) : done, 'attribute')
    },
  }),
  attributeCreate: (_, { input }, ctx) => {
    requirePermission(ctx, permissionOf(input.type))
    return of.create(_, { input }, ctx)
  },
  attributeValueUpdate: async (_, { input, ...named }, ctx) => {
    await mayChangeValue(ctx, named)
    return valuePayload(ctx, await updateValue(ctx, named, input))
  },
  attributeValueDelete: async (_, named, ctx) => {
    const before = await mayChangeValue(ctx, named)
    const done = await removeRow(ctx, attributeValue, named)
    if (!done.ok) return payload(done, NOTHING, () => NOTHING)
    return {
      attribute: before && (await afresh(ctx, (fresh) => load(fresh, before.attribute.id))),
      attributeValue: before,
      errors: [],
    }
  },
  attributeBulkDelete: (_, args, ctx) => {
    requirePermission(ctx, PAGES)
    return of.bulkDelete(_, args, ctx)
  },
  attributeValueBulkDelete: (_, args, ctx) => {
    requirePermission(ctx, PAGES)
    return ofValue.bulkDelete(_, args, ctx)
  },
  attributeValueCreate: async (_, { attribute: id, input }, ctx) => {
    requirePermission(ctx, PRODUCTS, PAGES, 'MANAGE_PRODUCTS')
    return valuePayload(ctx, await createValue(ctx, id, input))
  },
} satisfies Partial<Fields<'Mutation'>>
