/** Makes, changes, translates and deletes promotions. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type {
  DiscountErrorCode,
  LanguageCodeEnum,
  PromotionCreateErrorCode,
  PromotionDeleteErrorCode,
  PromotionUpdateErrorCode,
  TranslationErrorCode,
} from '@semena/contract/enums'
import { nextSaleId, type PromotionRow } from '../../db/queries/promotion/promotion.ts'
import { deleteRows, rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { promotionRules, promotions } from '../../db/tables/index.ts'
import { type Change, changing } from '../changes/changing.ts'
import { type Refusal, refusal, refuse, refuseOrder, ok, type Result } from '../result.ts'
import { type PromotionCtx, record } from './record.ts'
import { addRule, type NewRule } from './rules.ts'
import { toldTranslation } from '../nouns/translate.ts'

export interface PromotionInput {
  name?: string | null | undefined
  description?: Record<string, unknown> | null | undefined
  startDate?: Date | null | undefined
  endDate?: Date | null | undefined
}

export interface NewPromotion extends PromotionInput {
  type: 'CATALOGUE' | 'ORDER'
  rules: readonly NewRule[]
}

/** What is wrong with a promotion as it would be. */
export function promotionFaults(
  name: string,
  startDate: Date,
  endDate: Date | null,
): Refusal<'REQUIRED' | 'INVALID'>[] {
  const errors: Refusal<'REQUIRED' | 'INVALID'>[] = []
  if (!name) errors.push(refusal('REQUIRED', 'name', 'This field cannot be blank.'))
  else if (name.length > LONGEST_TEXT)
    errors.push(refusal('INVALID', 'name', `It has at most ${LONGEST_TEXT} characters.`))
  if (endDate && endDate <= startDate) errors.push(refusal('INVALID', 'endDate', 'It ends before it begins.'))
  return errors
}

/** Makes a promotion with its rules; answers its id. Refusals of rules name their place. */
export const createPromotion = (
  ctx: PromotionCtx,
  input: NewPromotion,
): Promise<Result<string, PromotionCreateErrorCode>> =>
  changing<string, PromotionCreateErrorCode>(ctx, async (change) => {
    const name = input.name?.trim() ?? ''
    const startDate = input.startDate ?? ctx.clock.now()
    const errors: Refusal<PromotionCreateErrorCode>[] = promotionFaults(name, startDate, input.endDate ?? null)
    const id = errors.length ? null : await insertPromotion(change, { ...input, name, startDate })
    for (const [index, rule] of id ? input.rules.entries() : []) {
      const done = await addRule(ctx, change, { id: id!, type: input.type }, rule)
      if (!done.ok)
        errors.push(
          ...done.errors.map((e) => (e.field === 'gifts' && e.code === 'GRAPHQL_ERROR' ? e : { ...e, index })),
        )
    }
    if (errors.length) return refuseOrder(...errors)
    await record(ctx, change, 'PROMOTION_CREATED', id!)
    return ok(id!)
  })

/** Writes a new promotion; one that is a sale gets a number. */
export async function insertPromotion(
  { client }: Pick<Change, 'client'>,
  input: Omit<NewPromotion, 'rules'> & { name: string; startDate: Date },
  isSale = false,
): Promise<string> {
  const saleId = isSale ? await nextSaleId(client) : null
  const values = {
    name: input.name,
    type: input.type,
    description: input.description ?? null,
    startDate: input.startDate,
    endDate: input.endDate ?? null,
    saleId,
  }
  const [id] = await save(client, promotions, [{ id: undefined, values }])
  return String(id)
}

/** Changes a promotion; answers its id. Null as a name or a start counts as left out. */
export const updatePromotion = (
  ctx: PromotionCtx,
  id: string,
  input: PromotionInput,
): Promise<Result<string, PromotionUpdateErrorCode>> =>
  changing<string, PromotionUpdateErrorCode>(ctx, async (change) => {
    const [before] = await rowsByKey(change.client, promotions, [id], { lock: true })
    if (!before) return notFound()
    const values = {
      name: input.name?.trim(),
      startDate: input.startDate ?? undefined,
      endDate: input.endDate,
      description: input.description,
    }
    const errors = promotionFaults(
      values.name ?? before.name,
      values.startDate ?? before.startDate,
      values.endDate === undefined ? before.endDate : values.endDate,
    )
    if (errors.length) return refuseOrder(...errors)
    await save(change.client, promotions, [{ id, values }])
    await record(ctx, change, 'PROMOTION_UPDATED', id)
    return ok(id)
  })

const notFound = () => refuse('NOT_FOUND', 'id', "Couldn't resolve to a Promotion.")

/** Deletes a promotion with its rules; answers it as it was. */
export const removePromotion = (
  ctx: PromotionCtx,
  id: string,
): Promise<Result<PromotionRow, PromotionDeleteErrorCode>> =>
  changing<PromotionRow, PromotionDeleteErrorCode>(ctx, async (change) => {
    const [row] = await rowsByKey(change.client, promotions, [id], { lock: true })
    if (!row) return notFound()
    await removeFound(change, [row])
    return ok(row)
  })

/** Deletes several promotions, all or none; answers how many. */
export const removePromotions = (
  ctx: PromotionCtx,
  ids: readonly string[],
): Promise<Result<number, Extract<DiscountErrorCode, 'GRAPHQL_ERROR'>>> =>
  changing<number, 'GRAPHQL_ERROR'>(ctx, async (change) => {
    const rows = await rowsByKey(change.client, promotions, [...new Set(ids)], { lock: true })
    if (rows.length < new Set(ids).size) return refuse('GRAPHQL_ERROR', 'id', 'Could not resolve to Promotions.')
    await removeFound(change, rows)
    return ok(rows.length)
  })

async function removeFound(change: Change, rows: readonly PromotionRow[]): Promise<void> {
  await deleteRows(
    change.client,
    promotions,
    rows.map((row) => row.id),
  )
  change.stale('promotions')
  for (const row of rows) change.event('PROMOTION_DELETED', 'Promotion', row.id, { ...row })
}

export interface TextsOfPromotion {
  name?: string | null | undefined
  description?: unknown
}

/** Changes the texts of a promotion, or of a rule, in one language; answers its id. */
export const translatePromotion = (
  ctx: PromotionCtx,
  of: 'Promotion' | 'PromotionRule',
  id: string,
  language: LanguageCodeEnum,
  { name, description }: TextsOfPromotion,
): Promise<Result<string, TranslationErrorCode>> =>
  changing<string, TranslationErrorCode>(ctx, async (change) => {
    const table = of === 'Promotion' ? promotions : promotionRules
    const [row] = await rowsByKey(change.client, table, [id], { lock: true })
    if (!row) return refuse('NOT_FOUND', 'id', `Couldn't resolve to a ${of}.`)
    if (name && name.length > LONGEST_TEXT)
      return refuse('INVALID', 'name', `It has at most ${LONGEST_TEXT} characters.`)
    const texts = {
      ...(name === undefined ? {} : { name: name || null }),
      ...(description === undefined ? {} : { description }),
    }
    if (!Object.keys(texts).length) return ok(id)
    await save(change.client, table, [{ id, values: {}, translations: { [language]: texts } }])
    toldTranslation(change, of, id, language, row.translations[language], texts)
    return ok(id)
  })
