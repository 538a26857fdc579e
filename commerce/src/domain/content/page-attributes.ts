/** The attributes of a page: which values it has of each. */
import type { AttributeInputTypeEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { kindsOfPageAttributes, namedValues, orderPageValues, valuesOfPage } from '../../db/queries/page-value.ts'
import { save, saveSet, type Values } from '../../db/save.ts'
import { attributeValues } from '../../db/tables/catalog.ts'
import { pageAttributeValues } from '../../db/tables/content.ts'
import type { AttributeValueInput, ReorderInput } from '../../inputs.generated.ts'
import { type Change, changing } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { moved } from '../nouns/order.ts'
import { freeSlug } from '../nouns/slug.ts'
import { ok, type Refusal, refusal, refuse, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { pages } from '../../db/tables/content.ts'

type Code = 'INVALID' | 'NOT_FOUND' | 'REQUIRED'

const attributeKey = (input: Pick<AttributeValueInput, 'id'>): number | null =>
  input.id ? intKey(input.id, 'Attribute') : null

/** What is wrong with the attributes of an input: the page type does not have them, or they have no such values. */
export async function attributeFaults(
  client: PoolClient,
  pageTypeId: number | undefined,
  inputs: readonly AttributeValueInput[] | null | undefined,
): Promise<Refusal<Code>[]> {
  if (!inputs?.length || pageTypeId === undefined) return []
  const kinds = new Map((await kindsOfPageAttributes(client, pageTypeId)).map((a) => [a.id, a.inputType]))
  const strange = inputs.filter((input) => !kinds.has(attributeKey(input) ?? 0))
  if (strange.length) return [refusal('NOT_FOUND', 'attributes', 'The page type does not have these attributes.')]
  const wrong = inputs.filter((input) => read(kinds.get(attributeKey(input)!)!, input) === null)
  return wrong.length
    ? [
        refusal('INVALID', 'attributes', 'These attributes do not have such values.', {
          attributes: wrong.map((input) => attributeKey(input)!),
        }),
      ]
    : []
}

/** Values that others may have too, by id or name, or the one value that only this page has; null for a wrong one. */
type Read = { ids: string[]; names: string[] } | { own: Values<typeof attributeValues> | undefined } | null

function read(kind: AttributeInputTypeEnum, input: AttributeValueInput): Read {
  const text = (value: string | null | undefined) => (value == null ? value : plainText(value))
  switch (kind) {
    case 'DROPDOWN':
    case 'SWATCH':
    case 'MULTISELECT': {
      const chosen = [input.dropdown, input.swatch, ...(input.multiselect ?? [])].filter((c) => c != null)
      const names = [...(input.values ?? []), ...chosen.flatMap((c) => (c.id ? [] : (c.value ?? [])))].map(plainText)
      const ids = chosen.flatMap((c) => c.id ?? [])
      return kind !== 'MULTISELECT' && names.length + ids.length > 1 ? null : { ids, names: names.filter(Boolean) }
    }
    case 'PLAIN_TEXT': {
      const plain = text(input.plainText)
      return { own: plain ? { name: shortened(plain), plainText: plain } : undefined }
    }
    case 'RICH_TEXT':
      return { own: input.richText ? { name: '', richText: input.richText as Record<string, unknown> } : undefined }
    case 'BOOLEAN':
      return { own: input.boolean == null ? undefined : { name: String(input.boolean), boolean: input.boolean } }
    case 'NUMERIC': {
      const written = text(input.numeric ?? input.values?.[0])
      if (!written) return { own: undefined }
      return Number.isFinite(Number(written)) ? { own: { name: written, numeric: Number(written) } } : null
    }
    case 'FILE': {
      const file = text(input.file)
      if (!file) return { own: undefined }
      return { own: { name: file.split('/').at(-1)!, fileUrl: file, contentType: text(input.contentType) ?? null } }
    }
    default:
      return null
  }
}

const shortened = (value: string): string => (value.length > 200 ? `${value.slice(0, 199)}…` : value)

/** Gives a page the values of an input; attributes that it does not name keep theirs. */
export async function writePageAttributes(
  { client }: Change,
  pageId: number,
  inputs: readonly AttributeValueInput[] | null | undefined,
): Promise<void> {
  for (const input of inputs ?? []) {
    const attributeId = attributeKey(input)!
    const [{ inputType } = { inputType: null }] = await kindsOfPageAttributes(client, null, attributeId)
    const values = inputType ? read(inputType, input) : null
    if (!values) continue
    const ids =
      'own' in values
        ? values.own
          ? [await saveOwn(client, pageId, attributeId, values.own)]
          : []
        : await chosen(client, attributeId, values)
    await saveSet(
      client,
      pageAttributeValues,
      ids.map((valueId, sort) => ({ pageId, attributeId, valueId, sort })),
      { key: ['pageId', 'attributeId', 'valueId'], within: [{ pageId, attributeId }] },
      { added: 0, changed: 0 },
    )
  }
}

/** The keys of choices; a name that there is none of becomes a new choice. */
async function chosen(
  client: PoolClient,
  attributeId: number,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<number[]> {
  const keys = ids.flatMap((id) => intKey(id, 'AttributeValue') ?? [])
  const there = await namedValues(client, attributeId, keys, names)
  const found = there.filter((value) => keys.includes(value.id)).map((value) => value.id)
  for (const name of names) {
    const same = there.find((value) => value.name === name || value.slug === name)
    if (same) found.push(same.id)
    else {
      const slug = await freeSlug(client, attributeValues, attributeValues.slug, name)
      found.push(await saveValue(client, undefined, { attributeId, name: name.slice(0, 250), slug }))
    }
  }
  return [...new Set(found)]
}

async function saveOwn(
  client: PoolClient,
  pageId: number,
  attributeId: number,
  own: Values<typeof attributeValues>,
): Promise<number> {
  const slug = own.boolean == null ? `page-${pageId}_${attributeId}` : `${attributeId}_${own.boolean}`
  const [there] = await namedValues(client, attributeId, [], [slug])
  return saveValue(client, there?.id, { ...own, attributeId, slug })
}

const saveValue = async (
  client: PoolClient,
  id: number | undefined,
  values: Values<typeof attributeValues>,
): Promise<number> => Number((await save(client, attributeValues, [{ id, values }], { added: 0, changed: 0 }))[0])

/** Moves the values that a page has of one attribute; answers the page's key. */
export const reorderPageValues = (
  ctx: NounCtx,
  pageId: string,
  attributeId: string,
  moves: readonly ReorderInput[],
): Promise<Result<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> =>
  changing<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'>(ctx, async (change) => {
    const found = await findRow(change.client, { type: 'Page', table: pages }, { id: pageId }, 'pageId')
    if (!found.ok) return found
    const key = found.value.id
    const attribute = intKey(attributeId, 'Attribute')
    const kinds = await kindsOfPageAttributes(change.client, found.value.pageTypeId)
    if (attribute === null || !kinds.some((kind) => kind.id === attribute))
      return refuse('NOT_FOUND', 'attributeId', 'The page does not have this attribute.')
    const there = await valuesOfPage(change.client, key, attribute)
    const read = moves.map((move) => ({ key: intKey(move.id, 'AttributeValue') ?? 0, by: move.sortOrder ?? null }))
    const strange = read.filter((move) => !there.includes(move.key))
    if (strange.length)
      return refuse('NOT_FOUND', 'moves', 'The page does not have these values.', {
        values: strange.map((move) => move.key),
      })
    await orderPageValues(change.client, key, attribute, moved(there, read))
    change.stale('pages')
    change.event('PAGE_UPDATED', 'Page', key)
    return ok(key)
  })
