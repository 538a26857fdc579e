/** Conditions on users that clients put together. */
import { type Ends, hasMetadata, type MetadataCondition, within } from '../../statements/conditions.ts'
import type { Params } from '../../statements/sql.ts'

interface OneOf<T> {
  eq?: T | null | undefined
  oneOf?: readonly T[] | null | undefined
}

/** What is left out, or null, is no condition. Ids are keys. */
export interface UserWhere {
  ids?: readonly number[] | null
  email?: OneOf<string> | null | undefined
  firstName?: OneOf<string> | null | undefined
  lastName?: OneOf<string> | null | undefined
  isActive?: boolean | null | undefined
  dateJoined?: Ends<Date> | null | undefined
  updatedAt?: Ends<Date> | null | undefined
  placedOrdersAt?: Ends<Date> | null | undefined
  numberOfOrders?: (OneOf<number> & { range?: Ends<number> | null | undefined }) | null | undefined
  phone?: OneOf<string> | null | undefined
  country?: (OneOf<string> & { notOneOf?: readonly string[] | null | undefined }) | null | undefined
  metadata?: MetadataCondition | null | undefined
  and?: readonly UserWhere[]
  or?: readonly UserWhere[]
}

function among<T>(params: Params, sql: string, asked: OneOf<T> | null | undefined, cast: string): string[] {
  return [
    ...(asked?.eq != null ? [`${sql} = ${params.param(asked.eq, cast)}`] : []),
    ...(asked?.oneOf ? [`${sql} = any(${params.param(asked.oneOf, `${cast}[]`)})`] : []),
  ]
}

const some = (table: string, alias: string, conditions: readonly string[]): string[] =>
  conditions.length
    ? [`exists (select from ${table} ${alias} where ${alias}.user_id = u.id and ${conditions.join(' and ')})`]
    : []

const lower = (asked: OneOf<string> | null | undefined): OneOf<string> | null | undefined =>
  asked && { eq: asked.eq?.toLowerCase(), oneOf: asked.oneOf?.map((text) => text.toLowerCase()) }

/** SQL of the conditions on the alias `u`; all of them must hold. */
export function userWhere(params: Params, where: UserWhere): string {
  const { country, metadata } = where
  const conditions = [
    ...(where.ids ? [`u.id = any(${params.param(where.ids)}::int[])`] : []),
    ...among(params, 'lower(u.email)', lower(where.email), 'text'),
    ...among(params, 'u.first_name', where.firstName, 'text'),
    ...among(params, 'u.last_name', where.lastName, 'text'),
    ...(where.isActive == null ? [] : [`u.is_active = ${params.param(where.isActive)}`]),
    ...within(params, 'u.date_joined', where.dateJoined, 'timestamptz'),
    ...within(params, 'u.updated_at', where.updatedAt, 'timestamptz'),
    ...some('orders', 'o', within(params, 'o.created_at', where.placedOrdersAt, 'timestamptz')),
    ...among(params, 'u.orders_count', where.numberOfOrders, 'int8'),
    ...within(params, 'u.orders_count', where.numberOfOrders?.range, 'int8'),
    ...some('user_addresses', 'a', [
      ...among(params, `a.address ->> 'phone'`, where.phone, 'text'),
      ...among(params, `a.address ->> 'country'`, country, 'text'),
      ...(country?.notOneOf ? [`a.address ->> 'country' <> all(${params.param(country.notOneOf, 'text[]')})`] : []),
    ]),
    ...(metadata ? hasMetadata(params, 'u.metadata', [metadata]) : []),
    ...(where.and ?? []).map((part) => userWhere(params, part)),
    ...(where.or?.length ? [`(${where.or.map((part) => userWhere(params, part)).join(' or ')})`] : []),
  ]
  return conditions.length ? `(${conditions.join(' and ')})` : 'true'
}

const TEXT = { eq: 'a', oneOf: ['a'] }
const TIME = { gte: new Date(0), lte: new Date(0) }

/** Every condition once, for the statements' types. */
export const USER_WHERE_EXAMPLE: UserWhere = {
  ids: [1],
  email: TEXT,
  firstName: TEXT,
  lastName: TEXT,
  isActive: true,
  dateJoined: TIME,
  updatedAt: TIME,
  placedOrdersAt: TIME,
  numberOfOrders: { eq: 1, oneOf: [1], range: { gte: 1, lte: 1 } },
  phone: TEXT,
  country: { ...TEXT, notOneOf: ['a'] },
  metadata: { key: 'a', value: ['a'] },
  or: [{ metadata: { key: 'a' } }],
}
