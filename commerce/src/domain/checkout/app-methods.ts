/**
 * Shipping methods of apps: what apps are asked about a checkout or an order, what they may answer, and how answers are
 * kept. An answer is good for an hour, or for a minute where an app is missing from it, as with taxes. It is no longer
 * good once something has changed that the apps were told.
 */
import { OF_CHECKOUT } from './limits.ts'
import { LENGTHS } from '../lengths.ts'
import { LONGEST_TEXT } from '@semena/contract/limits'
import { MINUTE_MS } from '@semena/contract/time'
import { createHash } from 'node:crypto'
import type { ShippingAnswerRow } from '../../db/queries/shipping/shipping-answer.ts'
import type { AppMethod } from '../../db/tables/columns.ts'
import type { ExcludedMethod } from '../../db/tables/shipping-answers.ts'
import { fromGlobalId, toGlobalId } from '../global-id.ts'
import { HIGHEST_AMOUNT, toMinor } from '../money.ts'
import { plainText } from '../text.ts'
import { decimalText } from '../decimal.ts'
import type { OfferedMethod } from './offered.ts'

const ANSWER_LIFE_MS = 60 * MINUTE_MS
const FAULT_LIFE_MS = MINUTE_MS

export interface MethodsSubject {
  kind: 'checkout' | 'order'
  id: string
}

/** What apps answered together; apps that failed are left out of it. */
export type MethodsAnswer = Pick<ShippingAnswerRow, 'methods' | 'excluded' | 'isWhole'>

/** Asks apps for methods beside the shop's own, and which are excluded. Null where nobody is asked now. */
export interface ShippingApps {
  ask(
    subject: MethodsSubject,
    offered: { methods: readonly OfferedMethod[]; currency: string },
  ): Promise<MethodsAnswer | null>
}

/** Asks nobody. */
export const NO_SHIPPING_APPS: ShippingApps = { ask: () => Promise.resolve(null) }

/** What apps have to be asked, and their answer as far as it is kept and still good. */
export interface MethodsQuestion {
  digest: string
  /** The shop's own methods. */
  own: readonly OfferedMethod[]
  kept: ShippingAnswerRow | null
}

/** `more` is what apps may look at besides the methods; another one is another question. */
export function methodsQuestion(
  own: readonly OfferedMethod[],
  more: unknown,
  kept: ShippingAnswerRow | null,
  now: Date,
): MethodsQuestion {
  const told = [own.map((m) => [m.id, m.price, m.row.name]), more]
  const digest = createHash('sha256').update(JSON.stringify(told)).digest('base64url')
  const life = kept?.isWhole ? ANSWER_LIFE_MS : FAULT_LIFE_MS
  const isGood = kept?.digest === digest && now.getTime() - kept.askedAt < life
  return { digest, own, kept: isGood ? kept : null }
}

/** Whether apps have to be asked. `isInsisting` asks again after a failure. */
export const hasToAsk = ({ kept }: MethodsQuestion, isInsisting: boolean): boolean =>
  !kept || (isInsisting && !kept.isWhole)

/** A method of an app, as a checkout is offered it. */
export const offeredByApp = ({ id, price, ...row }: AppMethod): OfferedMethod => ({
  id,
  row: { ...row, taxClassId: null, minWeight: null, maxWeight: null, translations: {} },
  price,
  minOrder: null,
  maxOrder: null,
  isActive: true,
  message: '',
})

/** What a checkout keeps of a method that an app offers; null for one of the shop's own. */
export const appMethodOf = ({ id, row, price }: OfferedMethod): AppMethod | null =>
  typeof id === 'number'
    ? null
    : {
        id,
        name: row.name,
        description: typeof row.description === 'string' ? row.description : null,
        price,
        minDays: row.minDays,
        maxDays: row.maxDays,
        metadata: row.metadata,
        privateMetadata: row.privateMetadata,
      }

/** Methods with what apps exclude of them marked, and why. */
export function excluding(methods: readonly OfferedMethod[], excluded: readonly ExcludedMethod[]): OfferedMethod[] {
  if (excluded.length === 0) return [...methods]
  return methods.map((method) => {
    const reasons = excluded.filter((e) => e.id === globalIdOf(method))
    const message = reasons.flatMap(({ reason }) => reason || []).join(' ')
    return reasons.length ? { ...method, isActive: false, message } : method
  })
}

/** The global id of a method: the shop's own are numbered, those of apps have one already. */
export const globalIdOf = ({ id }: Pick<OfferedMethod, 'id'>): string =>
  typeof id === 'number' ? toGlobalId('ShippingMethod', id) : id

/** The type in a global id of a method that an app offers. */
export const OF_APP = 'app'

/**
 * Reads the methods that an app lists. What is wrong in one method leaves that one out, as in Saleor; a text says that
 * the whole answer is none.
 */
export function readMethods(answer: unknown, app: string, currency: string): AppMethod[] | string {
  const listed = answer ?? []
  if (!Array.isArray(listed)) return 'the answer is no list of shipping methods'
  const found = new Map<string, AppMethod>()
  for (const entry of listed.slice(0, OF_CHECKOUT.methods) as unknown[]) {
    const method = readMethod({ ...Object(entry) } as Record<string, unknown>, app, currency)
    if (method) found.set(method.id, method)
  }
  return [...found.values()]
}

function readMethod(told: Readonly<Record<string, unknown>>, app: string, currency: string): AppMethod | null {
  const own = typeof told.id === 'number' ? String(told.id) : text(told.id, LONGEST_TEXT)
  const name = text(told.name, LENGTHS.offeredMethod)
  const amount = decimalText(told.amount)
  const description = told.description == null ? null : text(told.description, LONGEST_TEXT)
  const minDays = told.minimum_delivery_days == null ? null : days(told.minimum_delivery_days)
  const maxDays = told.maximum_delivery_days == null ? null : days(told.maximum_delivery_days)
  const metadata = texts(told.metadata)
  const privateMetadata = texts(told.private_metadata)
  if (!own || name === undefined || amount === null || Number(amount) > HIGHEST_AMOUNT || description === undefined)
    return null
  if (told.currency !== currency || minDays === undefined || maxDays === undefined) return null
  const price = toMinor(amount, currency)
  return {
    id: toGlobalId(OF_APP, `${app}:${own}`),
    name,
    description,
    price,
    minDays,
    maxDays,
    metadata,
    privateMetadata,
  }
}

/** Reads which methods an app excludes; a text says that the answer is none. */
export function readExcluded(answer: unknown): ExcludedMethod[] | string {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'the answer is no JSON object'
  const listed: unknown = 'excluded_methods' in answer ? (answer.excluded_methods ?? []) : []
  if (!Array.isArray(listed)) return 'excluded_methods is no list'
  return (listed as unknown[]).flatMap((entry) => {
    const { id, reason } = { ...Object(entry) } as Record<string, unknown>
    const type = typeof id === 'string' ? fromGlobalId(id)?.type : undefined
    if (typeof id !== 'string' || (type !== 'ShippingMethod' && type !== OF_APP)) return []
    return [{ id, reason: text(reason, LONGEST_TEXT) ?? '' }]
  })
}

/** A text that PostgreSQL can keep, which has neither NUL nor halves of surrogate pairs; undefined for anything else. */
const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.length <= longest && plainText(value) === value ? value : undefined

const days = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= OF_CHECKOUT.days ? value : undefined

/** Metadata in which only texts count. */
const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...Object(value) } as Record<string, unknown>).flatMap(([key, entry]) => {
      const read = text(entry, 10_000)
      return read === undefined || !key || plainText(key) !== key ? [] : [[key, read]]
    }),
  )
