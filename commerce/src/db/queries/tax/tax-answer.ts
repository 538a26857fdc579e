/** What apps answered when they were asked for taxes. */
import { json, type Queryable, statement } from '../../statements/statement.ts'
import type { KeptTaxes } from '../../tables/taxes.ts'

export interface TaxAnswerRow {
  digest: string
  taxes: KeptTaxes | null
  fault: string | null
  /** Milliseconds since 1970. */
  askedAt: number
}

/** An answer as JSON, out of `tax_answers t`. */
export const TAX_ANSWER = `jsonb_build_object('digest', t.digest, 'taxes', t.taxes, 'fault', t.fault,
      'askedAt', extract(epoch from t.asked_at) * 1000)`

export const taxAnswerOfOrder = statement(
  'tax_answer_of_order',
  `select ${TAX_ANSWER} as answer from tax_answers t where t.order_id = $1`,
  json<{ answer: TaxAnswerRow }>(),
).maybe

const KEPT = `do update set digest = excluded.digest, taxes = excluded.taxes, fault = excluded.fault, asked_at = excluded.asked_at`

const KEEP = {
  checkout: statement(
    'keep_tax_answer_of_checkout',
    `insert into tax_answers (checkout_id, digest, taxes, fault, asked_at)
      select id, $2, $3, $4, $5 from checkouts where id = $1 on conflict (checkout_id) ${KEPT}`,
  ),
  order: statement(
    'keep_tax_answer_of_order',
    `insert into tax_answers (order_id, digest, taxes, fault, asked_at)
      select id, $2, $3, $4, $5 from orders where id = $1 on conflict (order_id) ${KEPT}`,
  ),
}

/** Keeps an answer in place of the one before; does nothing where the checkout or order is gone. */
export async function keepTaxAnswer(
  on: Queryable,
  { kind, id }: { kind: 'checkout' | 'order'; id: string },
  { digest, taxes, fault, askedAt }: TaxAnswerRow,
): Promise<void> {
  await KEEP[kind].run(on, id, digest, taxes && JSON.stringify(taxes), fault, new Date(askedAt))
}
