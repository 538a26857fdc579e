/** Webhooks over HTTP: making, changing and trying them, and who may. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHmac } from 'node:crypto'
import { claimDelivery } from '../../db/queries/webhook/event-delivery.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { deliverNext } from '../../testing/deliver.ts'
import { PLENTY } from '../../testing/buying.ts'
import { openSmallApp, type SmallApp } from '../../testing/small-app.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'
import { outsideWeb } from '../../providers/web/outside.ts'
import { isPublic } from '../../providers/web/public-address.ts'

let shop: StaffShop
let manager: Someone
let program: Someone
let outside: SmallApp
let order: { id: string; number: string }
beforeAll(async () => {
  shop = await openStaffShop()
  outside = await openSmallApp(() => ({}))
  manager = await shop.person({ permissions: ['MANAGE_APPS', 'MANAGE_ORDERS'] })
  program = await shop.program(['MANAGE_ORDERS'])
  ;({ order } = await shop.complete(await shop.basket(PLENTY)))
}, 60_000)
afterAll(async () => {
  await outside.close()
  await shop.close()
})

const FIELDS =
  'webhook { id name targetUrl isActive subscriptionQuery secretKey customHeaders asyncEvents { eventType name } syncEvents { eventType } app { id } } errors { field code }'
const create = (who: Someone | null, input: object) =>
  shop.by(who, `mutation($i: WebhookCreateInput!) { webhookCreate(input: $i) { ${FIELDS} } }`, { i: input })
const note = () =>
  shop.by(manager, 'mutation($o: ID!) { orderNoteAdd(order: $o, input: { message: "Hello" }) { errors { code } } }', {
    o: order.id,
  })
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)
const ORDER = 'subscription { event { ... on OrderUpdated { order { number } } } }'
const dryRun = (query: string, objectId: string) =>
  shop.by(
    manager,
    'mutation($q: String!, $o: ID!) { webhookDryRun(query: $q, objectId: $o) { payload errors { field code } } }',
    { q: query, o: objectId },
  )
const trigger = (webhookId: string, objectId: string) =>
  shop.by(
    manager,
    'mutation($w: ID!, $o: ID!) { webhookTrigger(webhookId: $w, objectId: $o) { delivery { id status } errors { field code } } }',
    { w: webhookId, o: objectId },
  )

describe('a webhook', () => {
  test('is made by an app for itself, and by whoever manages apps', async () => {
    const own = await create(program, {
      name: 'Own',
      targetUrl: `${outside.url}/own`,
      identifier: 'own',
      asyncEvents: ['ORDER_UPDATED'],
      query: ORDER,
      secretKey: 'key',
    })
    expect(own).toMatchObject({
      webhook: { name: 'Own', isActive: true, app: { id: program.id }, asyncEvents: [{ name: 'Order updated' }] },
      errors: [],
    })
    const other = await shop.program([])
    expect(await create(program, { name: 'x', targetUrl: 'https://example.com', app: other.id })).toBe(
      'PermissionDenied',
    )
    expect(
      await create(await shop.person({ permissions: ['MANAGE_ORDERS'] }), { targetUrl: 'https://example.com' }),
    ).toBe('PermissionDenied')
    expect(codes(await create(program, { targetUrl: 'https://example.com', identifier: 'own' }))).toEqual([
      'identifier UNIQUE',
    ])
    const changed = await shop.by(
      program,
      `mutation { webhookUpdate(identifier: "own", input: { name: "New" }) { ${FIELDS} } }`,
    )
    expect(changed.webhook).toMatchObject({ name: 'New', subscriptionQuery: ORDER })
    expect(
      codes(
        await shop.by(other, 'mutation($id: ID) { webhookDelete(id: $id) { errors { field code } } }', {
          id: own.webhook.id,
        }),
      ),
    ).toEqual(['id NOT_FOUND'])
  })

  test('is refused a query that asks for nothing', async () => {
    const input = (query: string) => ({ name: 'x', targetUrl: 'https://example.com', app: program.id, query })
    expect(codes(await create(manager, input('no graphql')))).toEqual(['query SYNTAX'])
    expect(codes(await create(manager, input('{ shop { name } }')))).toEqual(['query MISSING_SUBSCRIPTION'])
    expect(codes(await create(manager, input('subscription { event { issuedAt } }')))).toEqual(['query MISSING_EVENT'])
    expect(codes(await create(manager, input(`subscription { ${' '.repeat(100_001)} }`)))).toEqual([
      'query UNABLE_TO_PARSE',
    ])
    expect(codes(await create(manager, { ...input(ORDER), customHeaders: '{"content-type": "x"}' }))).toEqual([
      'customHeaders INVALID_CUSTOM_HEADERS',
    ])
  })

  test('hears of what staff do, signed by its own secret', async () => {
    await shop.by(
      manager,
      'mutation($o: ID!) { orderNoteAdd(order: $o, input: { message: "Hello" }) { errors { code } } }',
      { o: order.id },
    )
    while (await deliverNext({ ...shop.services, origin: 'https://shop.test' }));
    const heard = outside.received.filter((r) => r.path === '/own')
    expect(heard.length).toBeGreaterThan(0)
    expect(JSON.parse(heard[0]!.body)).toEqual({ order: { number: order.number } })
    expect(heard[0]!.headers['saleor-signature']).toBe(createHmac('sha256', 'key').update(heard[0]!.body).digest('hex'))
  })

  const resultsOfAll = async () => {
    const results = new Set<string>()
    for (;;) {
      const result = await deliverNext({ ...shop.services, origin: 'https://shop.test' })
      if (result === null) return results
      results.add(result)
    }
  }
  const newest = async () => {
    const [row] = await shop.sql(
      `select d.status, d.attempts, d.claimed_until is not null as "isClaimed", x.response
        from event_deliveries d left join event_delivery_attempts x on x.delivery_id = d.id order by d.id desc, x.id desc limit 1`,
    )
    return row
  }

  test('is told once, also where the app answers with bytes that the database cannot keep', async () => {
    outside.answers.set('/own', { body: 'P\0K' })
    await note()
    while (await deliverNext({ ...shop.services, origin: 'https://shop.test' }));
    expect(await newest()).toEqual({ status: 'SUCCESS', attempts: 1, isClaimed: false, response: 'PK' })
    outside.answers.delete('/own')
  })

  test('that was switched off is told nothing more of what it missed', async () => {
    outside.answers.set('/own', { status: 503 })
    await note()
    expect(await resultsOfAll()).toEqual(new Set(['later']))
    await shop.by(
      program,
      'mutation { webhookUpdate(identifier: "own", input: { isActive: false }) { errors { code } } }',
    )
    await shop.sql("update event_deliveries set next_attempt_at = now() - interval '1 second' where status = 'PENDING'")
    expect(await resultsOfAll()).toEqual(new Set(['unwanted']))
    expect(await shop.count("select count(*) from event_deliveries where status = 'PENDING'")).toBe(0)
    await shop.by(
      program,
      'mutation { webhookUpdate(identifier: "own", input: { isActive: true }) { errors { code } } }',
    )
    outside.answers.delete('/own')
  })

  test('whose query fits the schema no more is tried again later, like one whose app is away', async () => {
    await shop.sql("update webhooks set subscription_query = replace(subscription_query, 'number', 'gone')")
    await note()
    expect(await resultsOfAll()).toEqual(new Set(['later']))
    expect(await newest()).toMatchObject({ status: 'PENDING', attempts: 1, isClaimed: false })
    await shop.sql("update webhooks set subscription_query = replace(subscription_query, 'gone', 'number')")
  })
})

describe('while the jobs run', () => {
  beforeAll(() => shop.jobs.start())
  afterAll(() => shop.jobs.stop())

  test('an app that is slow keeps no other waiting', async () => {
    const [slow, quick] = [await shop.program(['MANAGE_ORDERS']), await shop.program(['MANAGE_ORDERS'])]
    for (const [app, path] of [
      [slow, '/slow'],
      [quick, '/quick'],
    ] as const)
      await create(manager, {
        name: path,
        app: app.id,
        targetUrl: `${outside.url}${path}`,
        asyncEvents: ['ORDER_UPDATED'],
        query: ORDER,
      })
    outside.holds.add('/slow')
    const waiting = (path: string) =>
      shop.count(
        `select count(*) from event_deliveries d join webhooks w on w.id = d.webhook_id where w.name = '${path}' and d.status = 'PENDING'`,
      )
    const PATIENT = { timeout: 10_000 }
    for (let n = 0; n < 8; n++) {
      await note()
      await expect.poll(() => waiting('/quick'), PATIENT).toBe(0)
    }
    expect(await waiting('/slow')).toBe(8)
    outside.release('/slow')
    await expect.poll(() => waiting('/slow'), PATIENT).toBe(0)
    const heard = (path: string) => outside.received.filter((r) => r.path === path).map((r) => r.body)
    expect(heard('/slow')).toEqual(heard('/quick'))
    await shop.sql("update webhooks set is_active = false where name in ('/slow', '/quick')")
  }, 60_000)

  test('apps that are away, however many, keep no other waiting', async () => {
    const away = ['/away-1', '/away-2', '/away-3', '/away-4']
    for (const path of [...away, '/there'])
      await create(manager, {
        name: path,
        app: (await shop.program(['MANAGE_ORDERS'])).id,
        targetUrl: `${outside.url}${path}`,
        asyncEvents: ['ORDER_UPDATED'],
        query: ORDER,
      })
    for (const path of away) outside.answers.set(path, { status: 500 })
    const heard = (path: string) => outside.received.filter((r) => r.path === path).length
    const PATIENT = { timeout: 10_000 }
    await note()
    await expect.poll(() => [...away, '/there'].map(heard), PATIENT).toEqual([1, 1, 1, 1, 1])
    await expect
      .poll(() => shop.count('select count(*) from event_deliveries where claimed_until is not null'), PATIENT)
      .toBe(0)
    for (const path of away) {
      outside.answers.delete(path)
      outside.holds.add(path)
    }
    for (let n = 2; n < 6; n++) {
      await note()
      await expect.poll(() => heard('/there'), PATIENT).toBe(n)
    }
    // None of them has more than one at a time, and all together three.
    expect(away.map(heard).toSorted((a, b) => a - b)).toEqual([1, 2, 2, 2])
    for (const path of away) outside.release(path)
    shop.turnClock(60_000)
    await expect.poll(() => away.map(heard), { timeout: 20_000 }).toEqual([6, 6, 6, 6])
    await shop.sql("update webhooks set is_active = false where name = '/there' or name like '/away%'")
  }, 60_000)
})

test('what waits for an app that is away is not looked through for the messages to others', async () => {
  const [away, other] = [await shop.program(['MANAGE_ORDERS']), await shop.program(['MANAGE_ORDERS'])]
  for (const app of [away, other])
    await create(manager, {
      name: 'told',
      app: app.id,
      targetUrl: outside.url,
      asyncEvents: ['ORDER_UPDATED'],
      query: ORDER,
    })
  const put = (app: Someone, count: number, since: string) =>
    shop.sql(
      `with e as (insert into app_events (type, subject_type, subject_key) select 'ORDER_UPDATED', 'Order', gen_random_uuid() from generate_series(1, $1) returning id)
        insert into event_deliveries (event_id, webhook_id, next_attempt_at) select e.id, w.id, now() - $2::interval from e, webhooks w where w.app_id = $3`,
      [count, since, app.key],
    )
  await put(away, 3000, '1 day')
  await put(other, 3, '1 minute')
  await shop.sql('analyze event_deliveries')
  const { database, clock } = shop.services
  const [now, until] = [clock.now(), new Date(clock.now().getTime() + 60_000)]
  await transaction(database.pool, async (client) => {
    const { rows } = await client.query('select id from apps where id <> $1', [other.key])
    // The database counts what a connection has read since it last told its statistics, so only a difference tells what the claim reads.
    const read = async () => {
      const counted = await client.query(
        `select sum(pg_stat_get_xact_tuples_fetched(t) + pg_stat_get_xact_tuples_returned(t)) as n from (select 'event_deliveries'::regclass::oid union all select indexrelid from pg_index where indrelid = 'event_deliveries'::regclass) v (t)`,
      )
      return Number(counted.rows[0].n)
    }
    const before = await read()
    const claimed = await claimDelivery(
      client,
      now,
      until,
      rows.map(({ id }) => id as number),
    )
    expect(claimed?.appId).toBe(other.key)
    expect((await read()) - before).toBeLessThan(500)
  })
  await shop.sql(
    "update webhooks set is_active = false where name = 'told'; delete from event_deliveries where attempts = 0",
  )
}, 60_000)

describe('events that an app or a member of the staff has no permission for', () => {
  const CUSTOMER = 'subscription { event { ... on CustomerUpdated { user { email } } } }'

  test('are told to no app', async () => {
    await create(manager, {
      name: 'Curious',
      app: program.id,
      targetUrl: `${outside.url}/curious`,
      asyncEvents: ['ANY_EVENTS'],
      query:
        'subscription { event { ... on CustomerUpdated { user { email } } ... on OrderUpdated { order { id } } } }',
    })
    const owner = await shop.person({ superuser: true })
    const customer = await shop.person({ staff: false })
    const rename =
      'mutation($id: ID!) { customerUpdate(id: $id, input: { firstName: "New" }) { errors { field code } } }'
    expect(codes(await shop.by(owner, rename, { id: customer.id }))).toEqual([])
    const note = 'mutation($o: ID!) { orderNoteAdd(order: $o, input: { message: "Hello" }) { errors { code } } }'
    await shop.by(owner, note, { o: order.id })
    while (await deliverNext({ ...shop.services, origin: 'https://shop.test' }));
    const heard = outside.received.filter((r) => r.path === '/curious').map((r) => JSON.parse(r.body))
    expect(new Set(heard.flatMap((told) => Object.keys(told as object)))).toEqual(new Set(['order']))
    await shop.sql("update webhooks set is_active = false where name = 'Curious'")
  })

  test('are tried out by nobody', async () => {
    const customer = await shop.person({ staff: false })
    expect(codes(await dryRun(CUSTOMER, customer.id))).toEqual(['null MISSING_PERMISSION'])
    const { webhook } = await create(manager, {
      name: 'Customers',
      app: program.id,
      targetUrl: `${outside.url}/customers`,
      asyncEvents: ['CUSTOMER_UPDATED'],
      query: CUSTOMER,
      isActive: false,
    })
    expect(codes(await trigger(webhook.id, customer.id))).toEqual(['null MISSING_PERMISSION'])
  })
})

describe('trying', () => {
  test('makes a payload without sending it', async () => {
    const made = await dryRun(ORDER, order.id)
    expect(made.errors).toEqual([])
    expect(JSON.parse(made.payload)).toEqual({ order: { number: order.number } })
    expect(codes(await dryRun(ORDER, PLENTY))).toEqual(['objectId INVALID_ID'])
    expect(codes(await dryRun('nonsense', order.id))).toEqual(['query SYNTAX'])
    expect(codes(await dryRun(ORDER.replace('number', 'nothing'), order.id))).toEqual(['query GRAPHQL_ERROR'])
    expect(codes(await dryRun('subscription { orderUpdated(channels: ["paid"]) { order { id } } }', order.id))).toEqual(
      ['objectId TYPE_NOT_SUPPORTED'],
    )
  })

  test('sends a webhook for an object', async () => {
    const { webhook } = await create(manager, {
      name: 'Try',
      app: program.id,
      targetUrl: `${outside.url}/try`,
      asyncEvents: ['ORDER_UPDATED'],
      query: ORDER,
      isActive: false,
    })
    expect(await trigger(webhook.id, order.id)).toMatchObject({ delivery: { status: 'PENDING' }, errors: [] })
    while (await deliverNext({ ...shop.services, origin: 'https://shop.test' }));
    expect(outside.received.filter((r) => r.path === '/try')).toHaveLength(1)
    expect(codes(await trigger(webhook.id, PLENTY))).toEqual(['objectId TYPE_NOT_SUPPORTED'])
    expect(codes(await trigger(toGlobalId('Webhook', 98_765), order.id))).toEqual(['webhookId NOT_FOUND'])
    expect(codes(await trigger(webhook.id, 'nonsense'))).toEqual(['objectId INVALID_ID'])
    const bare = await create(manager, {
      name: 'Bare',
      app: program.id,
      targetUrl: `${outside.url}/bare`,
      asyncEvents: ['ORDER_UPDATED'],
    })
    expect(codes(await trigger(bare.webhook.id, order.id))).toEqual(['webhookId MISSING_QUERY'])
  })
})

test('plugins: there are none', async () => {
  const keeper = await shop.person({ permissions: ['MANAGE_PLUGINS'] })
  expect(await shop.by(keeper, '{ plugins(first: 9) { totalCount edges { node { id } } } }')).toEqual({
    totalCount: 0,
    edges: [],
  })
  expect(
    codes(await shop.by(keeper, 'mutation { pluginUpdate(id: "x", input: {}) { errors { field code } } }')),
  ).toEqual(['id NOT_FOUND'])
})

describe('problems of an app', () => {
  const tell = (message: string, key: string) =>
    shop.by(
      program,
      'mutation($m: String!, $k: String!) { appProblemCreate(input: { message: $m, key: $k, criticalThreshold: 2 }) { appProblem { id count isCritical } errors { field code } } }',
      { m: message, k: key },
    )
  const read = async () =>
    (await shop.by(program, '{ app { problems { id count isCritical dismissed { by userEmail } } } }')).problems

  test('are counted, and dismissed by the app or by staff', async () => {
    expect((await tell('It is broken', 'broken')).appProblem).toMatchObject({ count: 1, isCritical: false })
    const { appProblem } = await tell('It is broken', 'broken')
    expect(appProblem).toMatchObject({ count: 2, isCritical: true })
    expect(codes(await tell('x', 'broken'))).toEqual(['message INVALID'])
    const dismiss = (who: Someone, input: object) =>
      shop.by(who, 'mutation($i: AppProblemDismissInput!) { appProblemDismiss(input: $i) { errors { field code } } }', {
        i: input,
      })
    expect(codes(await dismiss(manager, { byStaffWithIds: { ids: [] } }))).toEqual(['keys REQUIRED'])
    expect(codes(await dismiss(manager, { byStaffWithIds: { ids: [toGlobalId('AppProblem', 99_999)] } }))).toEqual([
      'ids NOT_FOUND',
    ])
    expect(codes(await dismiss(await shop.program([]), { byApp: { ids: [appProblem.id] } }))).toEqual([
      'ids OUT_OF_SCOPE_APP',
    ])
    expect(codes(await dismiss(manager, { byStaffWithIds: { ids: [appProblem.id] } }))).toEqual([])
    expect(await read()).toMatchObject([{ dismissed: { by: 'USER', userEmail: expect.stringContaining('@') } }])
    expect((await tell('It is broken', 'broken')).appProblem).toMatchObject({ count: 1 })
    expect(codes(await dismiss(program, { byApp: { keys: ['broken'] } }))).toEqual([])
    expect((await read())[0].dismissed.by).toBe('APP')
  })
})

describe('addresses that people enter', () => {
  test('lead to no private network', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.1',
      '172.20.0.1',
      '::1',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '0.0.0.0',
      'nonsense',
    ])
      expect(isPublic(address)).toBe(false)
    for (const address of ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
      expect(isPublic(address)).toBe(true)
    const send = (url: string) =>
      outsideWeb({ allowPrivate: false }).send({ url, method: 'GET', headers: {}, patienceMs: 2000, mostBytes: 10 })
    await expect(send(`${outside.url}/`)).rejects.toThrow('not public')
    await expect(send(outside.url.replace('127.0.0.1', 'localhost'))).rejects.toThrow('not public')
    await expect(send('http://[::1]:1/')).rejects.toThrow('not public')
    await expect(send('file:///etc/passwd')).rejects.toThrow('http')
  })

  test('may not answer too much, or too late', async () => {
    const web = outsideWeb({ allowPrivate: true })
    const asked = { method: 'GET', headers: {}, patienceMs: 2000, mostBytes: 10 } as const
    outside.answers.set('/large', { body: 'x'.repeat(1000) })
    await expect(web.send({ ...asked, url: `${outside.url}/large` })).rejects.toThrow('too large')
    outside.answers.set('/away', { status: 302 })
    expect((await web.send({ ...asked, url: `${outside.url}/away` })).status).toBe(302)
  })
})
