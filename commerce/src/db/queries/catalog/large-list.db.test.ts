/**
 * Pages of large tables are the same, however they are found: row by row, value by value, or by the list's own
 * statement. Numbers of other rows that a row keeps agree with a count.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../../testing/database.ts'
import { countLargeList, readLargeList } from './large-list.ts'
import { orderList } from '../order/order-list.ts'
import { productList, type ProductFilter, type ProductScope, type ProductSort } from './product-list.ts'
import {
  countList,
  type ListedRow,
  type ListStatement,
  readFound,
  readList,
  type SortValue,
} from '../../statements/sql.ts'
import { userList, type UserListInput } from '../staff/staff.ts'

/** Enough rows for tables to count as large, and more than are walked. */
const ROWS = 12_000
const database = await freshDatabase()
const { pool } = database
afterAll(() => database.close())

const WORDS = `array['red','blue','redwood','green','blueberry','gold','golden','white']`
const word = (n: string): string => `(${WORDS})[1 + (hashint4(${n}) & 7)]`

beforeAll(async () => {
  await pool.query(`
    insert into shops (name) values ('Large');
    insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US'), ('eu', 'Europe', 'EUR', 'DE');
    insert into categories (slug, name) values ('a', 'A'), ('b', 'B');
    insert into product_types (slug, name) values ('t1', 'Same'), ('t2', 'Other'), ('t3', 'Same'), ('t4', 'Rare'), ('t5', 'Empty');
    insert into products (slug, name, product_type_id, category_id, rating, search_text, created_at, updated_at)
      select 'p-' || n, name, case when n % 4000 = 7 then 4 else 1 + n % 3 end, case when n % 5 > 0 then 1 + n % 2 end, n % 4, ' ' || name || ' sku-' || n || ' ' || n || ' ',
        '2026-01-01'::timestamptz + n % 900 * interval '1 hour', '2026-01-01'::timestamptz + n % 700 * interval '1 hour'
      from (select n, ${word('n')} || ' ' || ${word('n + 1')} as name from generate_series(1, ${ROWS}) n) g order by n;
    insert into product_listings (product_id, channel_id, is_published, published_at, min_price, min_discounted_price, shown_price, shown_discounted_price)
      select p.id, c.id, p.id % 90 > 0, case when p.id % 3 > 0 then p.created_at end, 100 + p.id * 37 % 900, 100 + p.id * 37 % 900, 100 + p.id * 37 % 900, 100 + p.id * 37 % 900 from products p, channels c where c.id = 1 or p.id % 2 = 0;
    insert into users (email, first_name, last_name, is_staff, date_joined, updated_at)
      select ${word('n')} || n || '@example.com', ${word('n + 2')}, ${word('n + 3')}, n % 50 = 0, '2026-01-01'::timestamptz + n % 300 * interval '1 hour', '2026-01-01'::timestamptz + n % 500 * interval '1 hour'
      from generate_series(1, ${ROWS}) n order by n;
    insert into user_addresses (user_id, address) select u.id, jsonb_build_object('firstName', ${word('u.id + 5')}, 'city', ${word('u.id + 6')}, 'country', 'DE') from users u where u.id % 3 = 0;
    insert into orders (id, number, channel_id, status, user_id, user_email, language_code, currency, billing_address, subtotal_net, subtotal_gross, total_net, total_gross,
        undiscounted_total_net, undiscounted_total_gross, created_at, updated_at)
      select gen_random_uuid(), n, 1 + n % 2, case when n % 20 = 0 then 'DRAFT' when n % 7 = 0 then 'CANCELED' else 'FULFILLED' end, case when n % 3 > 0 then 1 + n * 7 % 2000 end, ${word('n')} || '@example.com', 'EN', 'USD',
        jsonb_build_object('firstName', ${word('n + 1')}, 'lastName', ${word('n + 2')}), n, n, n, n, n, n, '2026-01-01'::timestamptz + n % 800 * interval '1 hour', '2026-01-01'::timestamptz + n % 600 * interval '1 hour'
      from generate_series(1, ${ROWS}) n order by n;
    insert into order_lines (id, order_id, product_name, variant_name, is_shipping_required, quantity, unit_net, unit_gross, total_net, total_gross,
        undiscounted_unit_net, undiscounted_unit_gross, undiscounted_total_net, undiscounted_total_gross)
      select gen_random_uuid(), o.id, ${word('o.number')}, 'V', true, 1, 1, 1, 1, 1, 1, 1, 1, 1 from orders o, generate_series(1, 4) k where k <= o.number % 5;`)
  const client = await pool.connect()
  try {
    // Pieces are kept for lines of checkouts, of which none is needed here.
    await client.query(`set session_replication_role = replica;
      insert into warehouses (slug, name) values ('a', 'A'), ('b', 'B');
      insert into variants (product_id, sku, name, sort) select p.id, 'S-' || p.id || '-' || k, 'V', k from products p, generate_series(1, 2) k where k = 1 or p.id % 3 = 0;
      insert into variant_listings (variant_id, channel_id, price, discounted_price)
        select v.id, l.channel_id, l.min_price * v.sort, l.min_price * v.sort from variants v join product_listings l on l.product_id = v.product_id;
      insert into stocks (warehouse_id, variant_id, quantity, allocated)
        select w.id, v.id, v.product_id % 5, v.product_id % 3 from variants v, warehouses w where w.slug = 'a' or v.id % 2 = 0;
      insert into reservations (line_id, stock_id, checkout_id, quantity, reserved_until)
        select gen_random_uuid(), s.id, gen_random_uuid(), greatest(1, s.quantity - s.allocated - s.id % 2), '2026-06-01'::timestamptz + (s.id % 5 - 2) * interval '1 day' from stocks s where s.id % 7 = 0;
      insert into attributes (slug, name, input_type, type) values ('kind', 'Kind', 'DROPDOWN', 'PRODUCT_TYPE');
      insert into attribute_values (attribute_id, slug, name) select 1, 'kind-' || n, 'Kind ' || n from generate_series(1, 50) n;
      insert into product_attribute_values (product_id, attribute_id, value_id) select p.id, 1, 1 + p.id % 50 from products p;`)
  } finally {
    client.release(true)
  }
  await pool.query('analyze')
}, 120_000)

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
const SEARCH = fc.constantFrom(
  'r',
  'b',
  'red',
  'blue',
  'gold',
  'redwood',
  'red blue',
  'sku',
  'sku-77',
  '77',
  'example',
  'com',
  'red OR gold',
  'blue -berry',
  '"red wood"',
  'nothing',
  '%_',
  '- -',
)
type Rows = ListStatement<{ id?: unknown }>

/** Ids and keys of three pages from the beginning or the end, each after the last row of the one before. */
async function pagesOf(read: typeof readList, list: Rows, backward: boolean, limit: number): Promise<unknown[]> {
  const pages: unknown[] = []
  let from: SortValue[] | null = null
  for (let page = 0; page < 3; page++) {
    const rows: ListedRow<{ id?: unknown }>[] = await read(pool, list, {
      limit,
      backward,
      from,
    })
    pages.push(rows.map(({ row, key }) => [row.id, key]))
    if (rows.length < limit) break
    from = rows.at(-1)!.key
  }
  return pages
}
const LIMIT = fc.constantFrom(1, 20, 100)
const TIMES = { numRuns: 200, interruptAfterTimeLimit: 100_000 }

test('products', async () => {
  const warehouseIds = (await pool.query<{ id: string }>('select id from warehouses')).rows.map(({ id }) => id)
  // Most filters have one condition or none, so that many rows are met as often as few.
  const conditions: fc.Arbitrary<ProductFilter>[] = [
    SEARCH.map((search) => ({ search })),
    fc.subarray([1, 2], { minLength: 1 }).map((categoryIds) => ({ categoryIds })),
    fc.boolean().map((hasCategory) => ({ hasCategory })),
    fc.subarray([1, 3, 4, 5], { minLength: 1 }).map((productTypeIds) => ({ productTypeIds })),
    fc.array(fc.integer({ min: 1, max: ROWS }), { maxLength: 3 }).map((ids) => ({ ids })),
    fc.boolean().map((isPublished) => ({ isPublished })),
    fc.integer({ min: 90, max: 990 }).map((gte) => ({ minimalPrice: { gte } })),
    fc.constant({ updatedAt: { lte: new Date('2026-01-03') } }),
    fc.integer({ min: 90, max: 1990 }).map((gte) => ({ price: { gte, lte: gte + 9 } })),
    fc.integer({ min: 90, max: 1990 }).map((gte) => ({ price: { gte } })),
    fc.integer({ min: 1, max: 50 }).map((value) => ({
      attributes: [
        {
          attributeId: 1,
          ofProduct: true,
          ofVariant: false,
          valueIds: [value, 51 - value],
        },
      ],
    })),
    fc
      .record({
        inStock: fc.boolean(),
        warehouseIds: fc.subarray(warehouseIds, { minLength: 1 }),
      })
      .map((stock) => ({ stock })),
  ]
  const filter = fc
    .oneof(
      fc.array(fc.oneof(...conditions), { maxLength: 2 }),
      fc.array(fc.oneof(...conditions), { minLength: 4, maxLength: 5 }),
    )
    .map((parts): ProductFilter => Object.assign({}, ...parts))
  const asked = vi.spyOn(pool, 'query')
  await fc.assert(
    fc.asyncProperty(
      maybe(fc.constantFrom(1, 2)),
      filter,
      fc.constantFrom(
        'SLUG',
        'NAME',
        'UPDATED',
        'TYPE',
        'RATING',
        'CREATED',
        'PRICE',
        'PUBLISHED',
        'PUBLISHED_AT',
        'RANK',
        'RANK',
      ),
      fc.boolean(),
      SEARCH,
      fc.boolean(),
      LIMIT,
      async (channelId, asked, by, desc, search, backward, limit) => {
        const needsChannel = by === 'PRICE' || by === 'PUBLISHED' || by === 'PUBLISHED_AT'
        const scope: ProductScope = {
          channelId: channelId ?? (needsChannel ? 1 : null),
          staff: true,
          listedOnly: false,
          now: new Date('2026-06-01'),
        }
        const isRanked = by === 'RANK'
        const sort = (isRanked ? { by, desc, search } : { by, desc }) as ProductSort
        const list = productList(scope, isRanked ? { ...asked, search } : asked, sort)
        expect(await pagesOf(readLargeList, list, backward, limit)).toEqual(
          await pagesOf(readList, list, backward, limit),
        )
        const { lean: _, ...plain } = list
        expect(await countList(pool, list)).toBe(await countList(pool, plain))
      },
    ),
    TIMES,
  )
  // Each way of reading was taken.
  const texts = asked.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? '')
  asked.mockRestore()
  expect(texts.some((text) => text.startsWith('with found'))).toBe(true)
  expect(texts.some((text) => text.startsWith('select own.*'))).toBe(true)
}, 120_000)

test('products are in stock where a piece is neither allocated nor kept now', async () => {
  const now = new Date('2026-06-01')
  const { rows: warehouses } = await pool.query<{ id: string }>('select id from warehouses order by slug')
  const { rows: stocks } = await pool.query<{
    productId: number
    warehouseId: string
    free: number
  }>(
    `select v.product_id as "productId", s.warehouse_id as "warehouseId", s.quantity - s.allocated - coalesce(k.kept, 0)::int as free
      from stocks s join variants v on v.id = s.variant_id
      left join (select stock_id, sum(quantity) as kept from reservations where reserved_until > $1 group by stock_id) k on k.stock_id = s.id`,
    [now],
  )
  for (const warehouseIds of [warehouses.map(({ id }) => id), [warehouses[1]!.id]]) {
    const here = stocks.filter((s) => s.free > 0 && warehouseIds.includes(s.warehouseId))
    const free = new Set(here.map((s) => s.productId)).size
    for (const inStock of [true, false]) {
      const list = productList(
        { channelId: 1, staff: true, listedOnly: false, now },
        { stock: { warehouseIds, inStock } },
        { by: 'NAME', desc: false },
      )
      expect(await countList(pool, list)).toBe(inStock ? free : ROWS - free)
    }
  }
})

test('products of which the planner expects few, and many are there', async () => {
  // Nobody analyzes the table meanwhile, so the planner does not know of them.
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`update products set rating = 77, category_id = 2 where id > ${ROWS / 2}`)
    await client.query('update product_listings set is_published = false, shown_discounted_price = 5')
    const own = { query: client.query.bind(client) } as unknown as typeof pool
    const list: Rows = productList(
      {
        channelId: 1,
        staff: true,
        listedOnly: false,
        now: new Date('2026-06-01'),
      },
      { categoryIds: [2], minimalPrice: { lte: 50 } },
      { by: 'NAME', desc: false },
    )
    const slice = { limit: 20, backward: false, from: null }
    const few = await readFound(own, list, list.walk!(), slice, 4000)
    expect(few).toBeNull()
    const all = await readFound(own, list, list.walk!(), slice, ROWS)
    expect(all!.map(({ key }) => key)).toEqual((await readList(own, list, slice)).map(({ key }) => key))
    const beyond = { ...slice, from: ['zzz', 'zzz'] }
    expect(await readFound(own, list, list.walk!(), beyond, 4000)).toBeNull()
    expect(await readFound(own, list, list.walk!(), beyond, ROWS)).toEqual([])
  } finally {
    await client.query('rollback')
    client.release(true)
  }
})

test('customers', async () => {
  const input = fc.record({
    kind: fc.constantFrom('customers', 'customers', 'staff'),
    search: SEARCH,
    ids: seldom(fc.array(fc.integer({ min: 1, max: ROWS }), { maxLength: 3 })),
    isActive: seldom(fc.boolean()),
    numberOfOrders: seldom(fc.record({ gte: fc.integer({ min: 0, max: 9 }) })),
    sort: fc.constantFrom('FIRST_NAME', 'LAST_NAME', 'EMAIL', 'ORDER_COUNT', 'CREATED_AT', 'RANK', 'RANK', 'RANK'),
    desc: fc.boolean(),
  }) as fc.Arbitrary<UserListInput>
  const none = {
    dateJoined: null,
    updatedAt: null,
    placedOrders: null,
    metadata: [],
    where: null,
  }
  await fc.assert(
    fc.asyncProperty(input, fc.boolean(), fc.boolean(), LIMIT, async (asked, searches, backward, limit) => {
      const search = searches || asked.sort === 'RANK' ? asked.search : null
      const list = userList({ ...none, ...asked, search })
      expect(await pagesOf(readLargeList, list, backward, limit)).toEqual(
        await pagesOf(readList, list, backward, limit),
      )
    }),
    { ...TIMES, numRuns: 100 },
  )
}, 120_000)

test('orders', async () => {
  const input = fc.record({
    isDraft: fc.boolean(),
    customer: fc.option(fc.constantFrom('red', 'golden', 'nobody', '9')),
    search: fc.subarray(['red', 'example', '11', 'nothing'], { maxLength: 2 }),
    inChannels: fc.option(fc.constant([1])),
    linesCount: fc.option(fc.record({ gte: fc.integer({ min: 0, max: 5 }) })),
    sortBy: fc.record({
      field: fc.constantFrom('NUMBER', 'CREATED_AT', 'LAST_MODIFIED_AT', 'CUSTOMER', 'PAYMENT', 'STATUS'),
      direction: fc.constantFrom('ASC', 'DESC'),
    }),
  })
  await fc.assert(
    fc.asyncProperty(input, fc.boolean(), LIMIT, async (asked, backward, limit) => {
      const list = orderList(asked)
      expect(await pagesOf(readLargeList, list, backward, limit)).toEqual(
        await pagesOf(readList, list, backward, limit),
      )
    }),
    { ...TIMES, numRuns: 60 },
  )
}, 120_000)

test('a number that is counted in time is exact', async () => {
  const list = orderList({ numbers: { gte: 5, lte: 14 } })
  const counted = await countLargeList(pool, list)
  expect(counted).toEqual({ rows: await countList(pool, list), isExact: true })
})

test('a number that takes long is kept, at whatever time it was asked for', async () => {
  const at = (now: Date): ListStatement => ({
    ...productList({ channelId: null, staff: true, listedOnly: false, now }, {}, { by: 'NAME', desc: false }),
    from: 'from products p where $1::timestamptz is not null and p.id % 7 = 0 and (select pg_sleep(0.05)) is not null',
  })
  await vi.waitFor(async () => {
    expect((await countLargeList(pool, at(new Date()))).rows).toBe(Math.floor(ROWS / 7))
  })
})

/** How many rows keep another number than counting gives. */
async function wrong(): Promise<{ orders: number; users: number }> {
  const { rows } = await pool.query<{ orders: number; users: number }>(`select
    (select count(*)::int from orders o where lines_count <> (select count(*) from order_lines l where l.order_id = o.id)) as orders,
    (select count(*)::int from users u where orders_count <> (select count(*) from orders o where o.user_id = u.id)) as users`)
  return rows[0]!
}

test('the numbers of lines and of orders follow every change', async () => {
  expect(await wrong()).toEqual({ orders: 0, users: 0 })
  expect((await pool.query('select max(orders_count) from users')).rows[0].max).toBeGreaterThan(2)
  for (const text of [
    'update orders set user_id = user_id + 1 where user_id < 900',
    'update orders set user_id = null where user_id % 10 = 0',
    'update orders set user_id = 5 where user_id is null and number % 9 = 0',
    `delete from order_lines where variant_name = 'V' and product_name in ('red', 'gold')`,
    'delete from orders where number % 11 = 0',
    'update orders set user_id = null where user_id = 5',
    'delete from users where id between 20 and 40 and not is_staff',
  ]) {
    await pool.query(text)
    expect({ text, ...(await wrong()) }).toEqual({ text, orders: 0, users: 0 })
  }
}, 120_000)

test('lines that several transactions write at the same time are all counted', async () => {
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    const line = `insert into order_lines (id, order_id, product_name, variant_name, is_shipping_required, quantity, unit_net, unit_gross, total_net, total_gross,
        undiscounted_unit_net, undiscounted_unit_gross, undiscounted_total_net, undiscounted_total_gross)
      select gen_random_uuid(), id, 'P', 'V', true, 1, 1, 1, 1, 1, 1, 1, 1, 1 from orders where number = 1`
    await one.query('begin')
    await other.query('begin')
    await one.query(line)
    const waiting = other.query(line)
    await one.query('commit')
    await waiting
    await other.query('commit')
  } finally {
    one.release()
    other.release()
  }
  expect(await wrong()).toEqual({ orders: 0, users: 0 })
})

/** How many users keep another text for searches than that of their row and their addresses. */
async function wrongTexts(): Promise<number> {
  const { rows } = await pool.query<{
    n: number
  }>(`select count(*)::int as n from users u
    where search_text <> text_of_user(email, first_name, last_name) || text_of_addresses(id)`)
  return rows[0]!.n
}

const customersFound = async (search: string): Promise<number> =>
  countList(pool, userList({ kind: 'customers', search }))

test('customers are found by their names and all their addresses, as they are now', async () => {
  expect(await customersFound('marigold')).toBe(0)
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, first_name, last_name) values ('rose.tyler@example.com', 'Rose', 'Tyler') returning id`,
  )
  const { id } = rows[0]!
  const finds = async (search: string): Promise<boolean> => (await customersFound(search)) === 1
  await pool.query(
    `insert into user_addresses (user_id, address) values ($1, '{"city": "Marigold Hill"}'), ($1, '{"phone": "+4711"}')`,
    [id],
  )
  expect(await finds('tyler marigold')).toBe(true)
  expect(await finds('"marigold hill" 4711')).toBe(true)
  expect(await finds('tyler -marigold')).toBe(false)
  await pool.query(`update users set last_name = 'Noble' where id = $1`, [id])
  expect(await finds('tyler marigold')).toBe(true)
  await pool.query(`update users set email = 'rose@example.com' where id = $1`, [id])
  expect(await finds('tyler marigold')).toBe(false)
  expect(await finds('noble marigold')).toBe(true)
  await pool.query(
    `update user_addresses set address = '{"city": "Zinnia"}' where address ->> 'city' = 'Marigold Hill'`,
  )
  expect(await customersFound('marigold')).toBe(0)
  expect(await finds('zinnia')).toBe(true)
  await pool.query(`delete from user_addresses where address ->> 'city' = 'Zinnia'`)
  expect(await customersFound('zinnia')).toBe(0)
  await pool.query('delete from users where id = $1', [id])
  expect(await wrongTexts()).toBe(0)
})

test('of addresses that several transactions write at the same time, each is found', async () => {
  const [one, other] = [await pool.connect(), await pool.connect()]
  const address = (city: string): string =>
    `insert into user_addresses (user_id, address) select min(id), '{"city": "${city}"}' from users`
  try {
    await one.query('begin')
    await other.query('begin')
    await one.query(address('Lupinfield'))
    const waiting = other.query(address('Sagebrush'))
    await one.query(`update users set first_name = 'Yarrow' where id = (select min(id) from users)`)
    await one.query('commit')
    await waiting
    await other.query('commit')
  } finally {
    one.release()
    other.release()
  }
  expect(await wrongTexts()).toBe(0)
  expect(await customersFound('yarrow lupinfield sagebrush')).toBe(1)
})
