/** The test gateway's own books: card pages that were opened, and what was decided there. */
import { columnsOf } from '../../statements/columns-of.ts'
import { testCardSessions } from '../../tables/index.ts'
import { type Queryable, statement } from '../../statements/statement.ts'

export type TestCardSession = typeof testCardSessions.$inferSelect
export type TestCardState = TestCardSession['state']

const COLUMNS = columnsOf(testCardSessions, 't')

export const findSession = statement(
  'test_card_by_id',
  `select ${COLUMNS} from test_card_sessions t where id = $1`,
).first

export const sessionOf = statement(
  'test_card_by_transaction',
  `select ${COLUMNS} from test_card_sessions t where transaction_id = $1`,
).first

const TEST_CARD_OPEN = statement(
  'test_card_open',
  `insert into test_card_sessions as t (id, transaction_id, amount, currency, order_number, return_url, language_code, psp_reference, created_at)
      values ($id, $transactionId, $amount, $currency, $orderNumber, $returnUrl, $languageCode, $pspReference, $createdAt)
      on conflict (transaction_id) do update set id = excluded.id, amount = excluded.amount, return_url = excluded.return_url, language_code = excluded.language_code,
        psp_reference = excluded.psp_reference, created_at = excluded.created_at, state = 'OPEN', decided_at = null where t.state = 'DECLINED'
      returning ${COLUMNS}`,
)

/** Opens a page for a payment. A page that is still open stays; one that was decided is replaced for a new attempt. */
export async function openSession(
  db: Queryable,
  s: Omit<TestCardSession, 'state' | 'decidedAt'>,
): Promise<TestCardSession> {
  const opened = await TEST_CARD_OPEN.first(db, s)
  return opened ?? (await sessionOf(db, s.transactionId))!
}

/** Moves a session from one state to another, once; answers 0 when it was in another one. */
export const decideSession = statement(
  'test_card_decide',
  'update test_card_sessions set state = $3, decided_at = $4 where id = $1 and state = $2',
).run

/** Pages that were approved before a moment and whose message is to be sent late. */
export const lateSessions = statement(
  'test_card_late',
  `select ${COLUMNS} from test_card_sessions t where state = 'LATE' and decided_at <= $1 order by decided_at limit $2`,
).many

/**
 * Expires every open page of an order, and adds an event to their payments, which does not count, because nothing was
 * held.
 */
export const closeSessions = statement(
  'test_card_close',
  `with closed as (update test_card_sessions s set state = 'EXPIRED', decided_at = $2 from transactions t
        where t.id = s.transaction_id and t.order_id = $1 and s.state in ('OPEN', 'SECURE') returning s.transaction_id, s.amount, s.psp_reference)
      insert into transaction_events (transaction_id, type, amount, psp_reference, message, counts, created_at)
        select transaction_id, 'CANCEL_SUCCESS', amount, psp_reference, 'The time to pay is over.', false, $2 from closed on conflict do nothing`,
).run
