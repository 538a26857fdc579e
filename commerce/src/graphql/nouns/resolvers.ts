/** The mutations that every noun has, made from its description; the schema's types check them where they are used. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { keyNamed, keyOfRow, type Named } from '../../domain/nouns/find.ts'
import type { Given, Key, KeyedTable, Noun, NounCode } from '../../domain/nouns/noun.ts'
import { removeRow, removeRows } from '../../domain/nouns/remove.ts'
import { translateRow } from '../../domain/nouns/translate.ts'
import { createRow, updateRow } from '../../domain/nouns/write.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { createLoaders } from '../loaders.ts'
import { payload, type ShownRefusal } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'

export interface Shown<Name extends string, Source> {
  /** The payload's field that holds the object. */
  name: Name
  /** Who may: one of these permissions. */
  permissions: readonly string[]
  /** The object by its key, as staff see it. */
  load: (ctx: GraphqlContext, key: Key) => Promise<Source | null> | Source | null
  /** What refusals of ids of another type name when several are deleted; "ids" unless said. */
  idsField?: string
}

type Payload<Name extends string, Source, Code extends string> = { [N in Name]: Source | null } & {
  errors: ShownRefusal<Code>[]
}

/**
 * Loads what a mutation has changed: the loaders hold values from before the change, so the answer needs new ones.
 */
export async function afresh<Source>(
  ctx: GraphqlContext,
  load: (ctx: GraphqlContext) => Promise<Source | null> | Source | null,
): Promise<Source | null> {
  ctx.loaders = createLoaders(ctx)
  return load(ctx)
}

/** The resolvers of a noun's mutations. Each checks the permission first, before any look at ids and values. */
export function nounResolvers<
  T extends KeyedTable,
  Input extends object,
  Code extends string,
  Name extends string,
  Source,
>(noun: Noun<T, Input, Code>, { name, permissions, load, idsField }: Shown<Name, Source>) {
  type Codes = Code | NounCode
  const answer = async <C extends string>(
    ctx: GraphqlContext,
    done: Result<Key, C>,
  ): Promise<Payload<Name, Source, C>> => {
    const found = done.ok ? ok(await afresh(ctx, (fresh) => load(fresh, done.value))) : done
    return payload(found, name) as Payload<Name, Source, C>
  }
  return {
    create: async (_: unknown, { input }: { input: Given<Input> }, ctx: GraphqlContext) => {
      requirePermission(ctx, ...permissions)
      return answer<Codes>(ctx, await createRow(ctx, noun, input))
    },

    update: async (_: unknown, { input, ...named }: { input: Given<Input> } & Named, ctx: GraphqlContext) => {
      requirePermission(ctx, ...permissions)
      return answer<Codes>(ctx, await updateRow(ctx, noun, named, input))
    },

    /** A change of another kind: checks the permission, does the work, and answers the object as it is then. */
    changed: async <C extends string>(ctx: GraphqlContext, work: () => Promise<Result<Key, C>>) => {
      requirePermission(ctx, ...permissions)
      return answer(ctx, await work())
    },

    /** Answers the object as it was; it is loaded before it goes. */
    delete: async (_: unknown, named: Named, ctx: GraphqlContext) => {
      requirePermission(ctx, ...permissions)
      const key = await keyNamed(ctx.database.pool, noun, named)
      const before = key === null ? null : await load(ctx, key)
      const done = await removeRow(ctx, noun, named)
      const gone = done.ok ? ok(before ?? (await load(ctx, keyOfRow(done.value)))) : done
      return payload(gone, name) as Payload<Name, Source, Codes>
    },

    bulkDelete: async (_: unknown, { ids }: { ids: readonly string[] }, ctx: GraphqlContext) => {
      requirePermission(ctx, ...permissions)
      return payload(await removeRows(ctx, noun, ids, idsField), { count: 0 }, (count) => ({ count }))
    },

    translate: async (
      _: unknown,
      { id, languageCode, input }: { id: string; languageCode: LanguageCodeEnum; input: object },
      ctx: GraphqlContext,
    ) => {
      requirePermission(ctx, 'MANAGE_TRANSLATIONS')
      return answer(ctx, await translateRow(ctx, noun, id, languageCode, { ...input }))
    },
  }
}
