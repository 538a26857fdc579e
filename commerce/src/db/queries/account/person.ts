/**
 * Reads everything that the service's tables hold about one person, in the form that the person gets: texts, numbers
 * and dates under readable names, amounts as decimals with their currency. Hashes, keys and internal numbers are left
 * out.
 */
import { minorUnits } from '../../tables/minor-units.ts'
import { json, type Queryable, statement } from '../../statements/statement.ts'

/** Whose data to read: those of an account, those under an e-mail address that was proven to be theirs, or both. */
export interface Person {
  userId: number | null
  /** Null where the address was never confirmed, because its data may be somebody else's. */
  email: string | null
}

export type Plain = Record<string, unknown>

const ADDRESSES = 'any(array(select lower(e) from unnest($2::text[]) e))'

/**
 * The condition that an order `o` is of one of these people. Parameters 1 and 2 are their accounts and addresses. What
 * another account ordered while naming a person's address is that account's: the address may have been its own before.
 */
export const ORDER_IS_THEIRS = `(o.user_id = any($1::int[]) or o.user_id is null and lower(o.user_email) = ${ADDRESSES})`

const money = (column: string, currency: string): string =>
  `jsonb_build_object('amount', ${column}::numeric / ${minorUnits(currency)}, 'currency', ${currency})`

const FOUND = json<{ found: Plain }>()

export const accountOf = statement(
  'person_account',
  `select jsonb_build_object('email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
          'languageCode', u.language_code, 'isActive', u.is_active, 'isConfirmed', u.is_confirmed, 'isStaff', u.is_staff,
          'dateJoined', u.date_joined, 'lastLogin', u.last_login, 'externalReference', u.external_reference,
          'secondFactorSince', (select f.enabled_at from second_factors f where f.user_id = u.id),
          'hasPicture', u.avatar_path is not null, 'noteOfTheShop', u.note, 'metadata', u.metadata,
          'groups', array(select g.name from user_groups ug join permission_groups g on g.id = ug.group_id where ug.user_id = u.id),
          'addresses', (select coalesce(jsonb_agg(a.address || jsonb_build_object('savedAt', a.created_at,
              'isDefaultShipping', a.id = u.default_shipping_address_id, 'isDefaultBilling', a.id = u.default_billing_address_id) order by a.id), '[]')
            from user_addresses a where a.user_id = u.id),
          'sessions', (select coalesce(jsonb_agg(jsonb_build_object('device', s.user_agent, 'signedInAt', s.created_at, 'lastUsedAt', s.last_used_at) order by s.created_at), '[]')
            from sessions s where s.user_id = u.id),
          'history', (select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'at', e.created_at, 'details', e.parameters) order by e.id), '[]')
            from customer_events e where e.user_id = u.id)) as found
        from users u where u.id = $1::int`,
  FOUND,
).maybe

export const ordersOf = statement(
  'person_orders',
  `select jsonb_build_object('number', o.number, 'placedAt', o.created_at, 'status', o.status, 'email', o.user_email,
        'languageCode', o.language_code, 'channel', c.slug, 'note', o.customer_note, 'voucherCode', o.voucher_code,
        'billingAddress', o.billing_address, 'shippingAddress', o.shipping_address, 'shippingMethod', o.shipping_method_name,
        'shipping', ${money('o.shipping_gross', 'o.currency')}, 'total', ${money('o.total_gross', 'o.currency')},
        'charged', ${money('o.total_charged', 'o.currency')}, 'metadata', o.metadata,
        'personalDataEndAt', o.erase_after,
        'lines', (select coalesce(jsonb_agg(jsonb_build_object('product', l.product_name, 'pack', l.variant_name, 'sku', l.product_sku,
            'quantity', l.quantity, 'total', ${money('l.total_gross', 'o.currency')}, 'metadata', l.metadata) order by l.position), '[]')
          from order_lines l where l.order_id = o.id),
        'parcels', (select coalesce(jsonb_agg(jsonb_build_object('status', f.status, 'sentAt', f.created_at, 'trackingNumber', f.tracking_number) order by f.id), '[]')
          from fulfillments f where f.order_id = o.id),
        'payments', (select coalesce(jsonb_agg(jsonb_build_object('gateway', t.gateway, 'begunAt', t.created_at, 'method', t.payment_method_details,
            'reference', t.psp_reference, 'charged', ${money('t.charged', 't.currency')}, 'refunded', ${money('t.refunded', 't.currency')},
            'bitcoinAddress', (select b.address from bitcoin_addresses b where b.transaction_id = t.id),
            'refundsTo', array(select a.destination from payment_actions a where a.transaction_id = t.id and a.destination <> ''),
            'events', (select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'at', e.created_at, 'amount', ${money('e.amount', 't.currency')}, 'message', e.message) order by e.id), '[]')
              from transaction_events e where e.transaction_id = t.id)) order by t.created_at), '[]')
          from transactions t where t.order_id = o.id),
        'history', (select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'at', e.created_at, 'details', e.parameters) order by e.id), '[]')
          from order_events e where e.order_id = o.id)) as found
      from orders o join channels c on c.id = o.channel_id where ${ORDER_IS_THEIRS} order by o.number`,
  FOUND,
).column

/** The accounts and the addresses of people. */
export const keysOf = (people: readonly Person[]): [accounts: number[], addresses: string[]] => [
  people.flatMap((person) => person.userId ?? []),
  people.flatMap((person) => person.email ?? []),
]

/** The condition that a checkout `c` is the person's, with the same parameters. */
const CHECKOUT_IS_THEIRS = `(c.user_id = any($1::int[]) or c.user_id is null and lower(c.email) = ${ADDRESSES})`

export const checkoutsOf = statement(
  'person_checkouts',
  `select jsonb_build_object('begunAt', c.created_at, 'changedAt', c.updated_at, 'email', c.email, 'languageCode', c.language_code,
        'note', c.customer_note, 'billingAddress', c.billing_address, 'shippingAddress', c.shipping_address,
        'voucherCode', c.voucher_code, 'metadata', c.metadata,
        'lines', (select coalesce(jsonb_agg(jsonb_build_object('product', p.name, 'pack', v.name, 'quantity', l.quantity) order by l.position), '[]')
          from checkout_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id where l.checkout_id = c.id)) as found
      from checkouts c where ${CHECKOUT_IS_THEIRS} order by c.created_at`,
  FOUND,
).column

export const giftCardsOf = statement(
  'person_gift_cards',
  `select jsonb_build_object('endsWith', right(g.code, 4), 'balance', ${money('g.current_balance', 'g.currency')},
        'assignedTo', g.assigned_to_email, 'boughtBy', g.created_by_email, 'expiryDate', g.expiry_date, 'lastUsedOn', g.last_used_on) as found
      from gift_cards g where g.assigned_to_user_id = $1::int or g.created_by_user_id = $1::int
        or lower(g.assigned_to_email) = lower($2::text) or lower(g.created_by_email) = lower($2::text) order by g.id`,
  FOUND,
).column

export const mailsOf = statement(
  'person_mails',
  `select jsonb_build_object('kind', m.kind, 'recipient', m.recipient, 'state', m.state, 'writtenAt', m.created_at, 'sentAt', m.sent_at) as found
      from mails m where lower(m.recipient) = lower($1::text) order by m.id`,
  FOUND,
).column

/** Deletes checkouts on which no payment holds or awaits money. */
export const deleteCheckoutsOf = statement(
  'delete_checkouts_of',
  `delete from checkouts c where ${CHECKOUT_IS_THEIRS} and not exists (select from transactions t where t.checkout_id = c.id
      and t.charged + t.charge_pending + t.authorized + t.authorize_pending + t.refund_pending + t.cancel_pending > 0)`,
).run

/**
 * Deletes mails that were sent or failed; those that wait are sent first and deleted after their time, as all mails
 * are. Mails that staff sent to themselves to see their texts go as well, because any of them may show a customer.
 */
export const deleteMailsOf = statement(
  'delete_mails_of',
  "delete from mails where (lower(recipient) = any(array(select lower(e) from unnest($1::text[]) e)) or kind = 'mail-trial') and state <> 'WAITING'",
).run

const FORGET_GIFT_CARD_NAMES = statement(
  'forget_gift_card_names',
  `with e as (select array_agg(lower(e)) as list from unnest($1::text[]) e)
      update gift_cards set
        assigned_to_email = case when lower(assigned_to_email) = any(e.list) then null else assigned_to_email end,
        created_by_email = case when lower(created_by_email) = any(e.list) then null else created_by_email end
      from e where lower(assigned_to_email) = any(e.list) or lower(created_by_email) = any(e.list)`,
)

const WITHOUT_ADDRESS = (key: string): string =>
  `case when lower(x.details #>> '{assignedTo,${key}}') = any(e.list) then '{"${key}": null}'::jsonb else '{}' end`

const FORGET_GIFT_CARD_EVENTS = statement(
  'forget_gift_card_events',
  `with e as (select array_agg(lower(e)) as list from unnest($1::text[]) e)
      update gift_card_events x set details = (case when lower(x.details ->> 'email') = any(e.list) then x.details - 'email' else x.details end)
        || case when x.details ? 'assignedTo' then jsonb_build_object('assignedTo', (x.details -> 'assignedTo') || ${WITHOUT_ADDRESS('email')} || ${WITHOUT_ADDRESS('oldEmail')}) else '{}' end
      from e where lower(x.details ->> 'email') = any(e.list) or lower(x.details #>> '{assignedTo,email}') = any(e.list)
        or lower(x.details #>> '{assignedTo,oldEmail}') = any(e.list)`,
)

/** Takes addresses off gift cards, and off what happened to them: to whom they were sent, and whose they were. */
export async function eraseGiftCardNames(db: Queryable, emails: readonly string[]): Promise<void> {
  await FORGET_GIFT_CARD_NAMES.run(db, emails)
  await FORGET_GIFT_CARD_EVENTS.run(db, emails)
}
