// Written by `npm run generate`; not to be edited.
import type { Json, JsonInput, JsonRecords } from '../../../../commerce/src/db/statements/table-types.ts'

declare module '../../../../commerce/src/db/statements/statement.ts' {
interface Described {
  inbox_answer: {
    params: readonly [number | bigint | null, JsonInput | null, Date | null]
    row: { number: number; createdAt: Date; name: string; email: string; emailKey: string; topic: string; orderNumber: string; message: string; language: string; origin: string; doneAt: Date | null; answers: Json }
  }
  inbox_ask: {
    params: { email: string; emailKey: string; language: string; origin: string; confirmHash: string | null; leaveToken: string; now: Date; windowAfter: Date | null; cooledBefore: Date | null; most: number | null }
    row: { email: string; language: string; origin: string; state: ('ASKED' | 'CONFIRMED' | 'LEFT'); leaveToken: string }
  }
  inbox_confirm: {
    params: readonly [string | null, Date | null, Date | null]
    row: { email: string; language: string; origin: string; state: ('ASKED' | 'CONFIRMED' | 'LEFT'); leaveToken: string }
  }
  inbox_confirmed: {
    params: readonly [string | null]
    row: object
  }
  inbox_demo_messages: {
    params: readonly [JsonRecords<{ at: Date | string; name: string; email: string; topic: string; message: string; language: string; origin: string; doneAt: Date | string; answers: unknown }>]
    row: object
  }
  inbox_demo_subscribers: {
    params: readonly [JsonRecords<{ email: string; language: string; origin: string; state: string; at: Date | string; confirmedAt: Date | string; leftAt: Date | string }>]
    row: object
  }
  inbox_done: {
    params: readonly [number | bigint | null, Date | null]
    row: { number: number; createdAt: Date; name: string; email: string; emailKey: string; topic: string; orderNumber: string; message: string; language: string; origin: string; doneAt: Date | null; answers: Json }
  }
  inbox_forget: {
    params: readonly [Date | null, Date | null, number | bigint | null]
    row: object
  }
  inbox_forget_some: {
    params: readonly [readonly string[] | null]
    row: object
  }
  inbox_leave: {
    params: readonly [string | null, Date | null]
    row: object
  }
  inbox_list: {
    params: readonly [number | bigint | null, number | bigint | null]
    row: { id: number; email: string; language: string; origin: string; leaveToken: string; confirmedAt: Date }
  }
  inbox_lock_writer: {
    params: readonly [string | null]
    row: { pg_advisory_xact_lock: unknown | null }
  }
  inbox_message: {
    params: { now: Date; name: string; email: string; emailKey: string; topic: string; orderNumber: string; message: string; language: string; origin: string; hasReceipt: boolean }
    row: { number: number }
  }
  inbox_message_by_number: {
    params: readonly [number | bigint | null]
    row: { number: number; createdAt: Date; name: string; email: string; emailKey: string; topic: string; orderNumber: string; message: string; language: string; origin: string; doneAt: Date | null; answers: Json }
  }
  inbox_messages_count: {
    params: readonly [string | null, string | null, string | null]
    row: { open: number; found: number }
  }
  inbox_messages_forget: {
    params: readonly [Date | null, number | bigint | null]
    row: object
  }
  inbox_messages_forget_of: {
    params: readonly [readonly string[] | null]
    row: object
  }
  inbox_messages_found: {
    params: readonly [string | null, string | null, string | null, number | bigint | null, number | bigint | null]
    row: { number: number; createdAt: Date; name: string; email: string; emailKey: string; topic: string; orderNumber: string; message: string; language: string; origin: string; doneAt: Date | null; answers: Json }
  }
  inbox_messages_list: {
    params: readonly [number | bigint | null, string | null, number | bigint | null]
    row: { number: number; createdAt: Date; name: string; email: string; emailKey: string; topic: string; orderNumber: string; message: string; language: string; origin: string; doneAt: Date | null; answers: Json }
  }
  inbox_messages_of: {
    params: readonly [string | null]
    row: { number: number; writtenAt: Date; name: string; email: string; topic: string; orderNumber: string; message: string; language: string; doneAt: Date | null; answers: Json }
  }
  inbox_reader_counts: {
    params: readonly []
    row: { state: ('ASKED' | 'CONFIRMED' | 'LEFT'); language: string; n: number }
  }
  inbox_readers: {
    params: readonly [string | null, string | null, string | null, number | bigint | null, number | bigint | null]
    row: { id: number; email: string; language: string; state: ('ASKED' | 'CONFIRMED' | 'LEFT'); askedAt: Date; confirmedAt: Date | null; leftAt: Date | null }
  }
  inbox_receipts: {
    params: readonly [string | null, Date | null]
    row: { n: number }
  }
  inbox_repeated: {
    params: { emailKey: string | null; since: Date | null; topic: string | null; orderNumber: string | null; message: string | null }
    row: object
  }
  inbox_subscriber_of: {
    params: readonly [string | null]
    row: { email: string; language: string; state: ('ASKED' | 'CONFIRMED' | 'LEFT'); askedAt: Date; confirmedAt: Date | null; leftAt: Date | null }
  }
  inbox_take_off: {
    params: readonly [number | bigint | null, Date | null]
    row: object
  }
  inbox_tell: {
    params: readonly []
    row: { pg_notify: unknown | null }
  }
}
}
