/** Several attributes made or changed at once. */
import type { AttributeBulkCreateErrorCode, AttributeErrorCode, ErrorPolicyEnum } from '@semena/contract/enums'
import type { AttributeBulkUpdateInput, AttributeCreateInput } from './inputs.generated.ts'
import { findRow } from '../nouns/find.ts'
import { changingInBulk, inBulk, type Outcome } from '../nouns/bulk.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { writeRow } from '../nouns/write.ts'
import { ok, type Refusal, refuse, type Result } from '../result.ts'
import { attribute, type AttributeWritten } from './attribute.ts'

type Code = AttributeBulkCreateErrorCode
type Done = Promise<Outcome<number, Code>[]>

/** The same refusal with its place; bulk operations have codes of their own for a few. */
const placed = (
  { field, ...rest }: Refusal<AttributeErrorCode>,
  input: { name?: string | null },
  prefix = '',
): Refusal<Code> => {
  const tooLong = field === 'name' && rest.code === 'INVALID'
  const blank = field === 'name' && rest.code === 'REQUIRED' && input.name === ''
  return {
    ...rest,
    code: tooLong ? 'MAX_LENGTH' : blank ? 'BLANK' : rest.code,
    field,
    ...(field === null ? {} : { path: `${prefix}${field}` }),
  }
}

const outcomesOf = async (done: Promise<Result<Outcome<number, Code>[], Code>>): Done => {
  const result = await done
  return result.ok ? result.value : []
}

/** Makes attributes. */
export const createAttributes = (
  ctx: NounCtx,
  inputs: readonly AttributeCreateInput[],
  policy: ErrorPolicyEnum,
): Done =>
  outcomesOf(
    changingInBulk<number, Code>(ctx, policy, async (whole) => {
      const references = inputs.map((input) => input.externalReference)
      const slugs = inputs.map((input) => input.slug)
      return ok(
        await inBulk<AttributeCreateInput, number, Code>(whole, inputs, policy, async (input, index, change) => {
          for (const [field, list] of [
            ['externalReference', references],
            ['slug', slugs],
          ] as const)
            if (list[index] && list.indexOf(list[index]) !== list.lastIndexOf(list[index]))
              return refuse('DUPLICATED_INPUT_ITEM', field, 'It is there twice.', { path: field })
          const done = await writeRow(attribute, { ctx, change, input, before: null })
          return done.ok ? ok(Number(done.value)) : { ok: false, errors: done.errors.map((e) => placed(e, input)) }
        }),
      )
    }),
  )

/** Changes attributes. */
export const updateAttributes = (
  ctx: NounCtx,
  inputs: readonly AttributeBulkUpdateInput[],
  policy: ErrorPolicyEnum,
): Done =>
  outcomesOf(
    changingInBulk<number, Code>(ctx, policy, async (whole) =>
      ok(
        await inBulk<AttributeBulkUpdateInput, number, Code>(
          whole,
          inputs,
          policy,
          async ({ fields, ...named }, _, change) => {
            const found = await findRow(change.client, attribute, named)
            if (!found.ok) return { ok: false, errors: found.errors.map((e) => placed(e, {})) }
            const input: AttributeWritten = fields
            const done = await writeRow(attribute, { ctx, change, input, before: found.value })
            return done.ok
              ? ok(Number(done.value))
              : { ok: false, errors: done.errors.map((e) => placed(e, fields, 'fields.')) }
          },
        ),
      ),
    ),
  )
