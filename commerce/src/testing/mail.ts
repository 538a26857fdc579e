/** For tests of mails: a shop with an order that has everything about which a mail can tell. */
import { type BuyingShop, DUMMY, openShop, PLENTY, TEN, US } from './buying.ts'
import { toGlobalId, uuidKey } from '../domain/global-id.ts'
import type { Mail, MailKind } from '../domain/mail/put.ts'
import { type WrittenMail, writeMail } from '../domain/mail/write.ts'

const MORE = `
  update shipping_methods set min_days = 7, max_days = 14, translations = '{"RU": {"name": "Обычная"}, "CS": {"name": "Běžná"}}';
  update products set name = 'Northern Lights', translations = '{"RU": {"name": "Северное сияние"}, "CS": {"name": "Polární záře"}}';
  update variants set translations = jsonb_build_object('RU', jsonb_build_object('name', replace(name, 'seeds', 'семян')), 'CS', jsonb_build_object('name', replace(name, 'seeds', 'semen')));
  update vouchers set name = 'Spring', translations = '{"RU": {"name": "Весна"}, "CS": {"name": "Jaro"}}' where id = 1;
  update vouchers set usage_limit = null;
  update stocks set quantity = 5000;
  update shops set name = 'Semena', company_address = '{"firstName": "", "lastName": "", "companyName": "Semena Ltd", "streetAddress1": "Harbour 1", "streetAddress2": "", "city": "Riga", "cityArea": "", "postalCode": "1010", "country": "LV", "countryArea": "", "phone": ""}';
  insert into tax_rates values ('US', 8);`

export interface MailShop extends BuyingShop {
  /** Places an order of two lines with a voucher and a gift card, and gives its UUID. */
  order(more?: { languageCode?: string; firstName?: string; redirectUrl?: string; email?: string }): Promise<string>
  payFully(orderId: string): Promise<void>
  ship(orderId: string, trackingNumber: string): Promise<number>
  write(kind: MailKind, payload: Mail['payload'], languageCode?: string): Promise<WrittenMail | null>
}

export const ADDRESS = 'http://127.0.0.1:3000'

export async function openMailShop(): Promise<MailShop> {
  const shop = await openShop()
  const { pool } = shop.services.database
  await pool.query(MORE)
  let orders = 0
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await shop.ask(query, variables)
    const [payload] = Object.values((data ?? {}) as Record<string, { errors: unknown[] }>)
    if (errors || payload?.errors.length) throw new Error(JSON.stringify({ errors, payload }))
    // Answers are not typed: tests read any of their fields.
    // oxlint-disable-next-line typescript/no-explicit-any
    return payload as any
  }
  return {
    ...shop,
    order: async ({ languageCode = 'EN', firstName = 'Ann', redirectUrl, email = 'ann@example.com' } = {}) => {
      const code = `CARD-${String(++orders).padStart(4, '0')}`
      await pool.query(
        `insert into gift_cards (code, currency, initial_balance, current_balance) values ($1, 'USD', 300, 300)`,
        [code],
      )
      const address = { ...US, firstName }
      const { checkout } = await ask(
        'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code field } } }',
        {
          i: {
            channel: 'us',
            email,
            languageCode,
            lines: [
              { variantId: PLENTY, quantity: 2 },
              { variantId: TEN, quantity: 1 },
            ],
            shippingAddress: address,
            billingAddress: { ...address, streetAddress1: 'Wall Street 5' },
          },
        },
      )
      const { id } = checkout
      await ask(
        'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code field } } }',
        { id, m: toGlobalId('ShippingMethod', 1) },
      )
      await shop.promo(id, 'FIVE')
      await shop.promo(id, code)
      const { order } = await ask(
        'mutation($id: ID, $r: String) { checkoutComplete(id: $id, redirectUrl: $r) { order { id } errors { code field } } }',
        { id, r: redirectUrl },
      )
      return uuidKey(order.id, 'Order')!
    },
    payFully: async (orderId) => {
      const { transaction } = await shop.pay(toGlobalId('Order', orderId), {
        id: DUMMY,
        data: { event: { type: 'CHARGE_SUCCESS' } },
      })
      if (!transaction) throw new Error('not paid')
    },
    ship: async (orderId, trackingNumber) => {
      const { rows } = await pool.query<{ id: number }>(
        'insert into fulfillments (order_id, fulfillment_order, tracking_number) values ($1, 1, $2) returning id',
        [orderId, trackingNumber],
      )
      await pool.query(
        'insert into fulfillment_lines (fulfillment_id, order_line_id, quantity) select $1, id, quantity from order_lines where order_id = $2 order by position limit 1',
        [rows[0]!.id, orderId],
      )
      return rows[0]!.id
    },
    write: (kind, payload, languageCode = 'EN') =>
      writeMail({ ...shop.services, address: ADDRESS }, { kind, payload, languageCode }),
  }
}
