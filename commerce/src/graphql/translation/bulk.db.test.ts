/** Translations of many things at once. */
import { afterAll, beforeEach, expect, it } from 'vitest'
import { undoChange } from '../../domain/changes/undo.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const translator = await shop.person({ permissions: ['MANAGE_TRANSLATIONS'] })
await shop.sql(`update products set external_reference = 'first' where id = 1;
  insert into products (slug, name, product_type_id) values ('q', 'Other', 1);
  insert into attributes (slug, name, input_type, type) values ('a', 'A', 'PLAIN_TEXT', 'PRODUCT_TYPE'), ('own', 'Own', 'PLAIN_TEXT', 'CUSTOMER_TYPE');
  insert into attribute_values (attribute_id, slug, name, external_reference) values (1, 'v', 'V', 'value'), (2, 'w', 'W', null);
  insert into apps (identifier, name) values ('hears', 'Hears');
  insert into webhooks (app_id, name, target_url, events, is_active) values (1, 'All', 'https://example.com/', '{ANY_EVENTS}', true);`)
beforeEach(() => shop.sql(`update products set translations = '{}'; delete from app_events`))

const P = toGlobalId('Product', 1)
const Q = toGlobalId('Product', 2)
const RU = { languageCode: 'RU' }
const translate = (noun: string, translations: object[], errorPolicy = 'REJECT_EVERYTHING', who = translator) =>
  shop.by(
    who,
    `mutation($t: [${noun[0]!.toUpperCase()}${noun.slice(1)}BulkTranslateInput!]!, $p: ErrorPolicyEnum) {
      ${noun}BulkTranslate(translations: $t, errorPolicy: $p) { count errors { code } results { translation { name language { code } } errors { path code } } } }`,
    { t: translations, p: errorPolicy },
  )
const told = async () =>
  (await shop.sql(`select type, subject_key, snapshot from app_events order by id`)).map(
    (e) => `${e.type} ${e.subject_key} ${e.snapshot.language} ${e.snapshot.texts.name}`,
  )
const kept = async () =>
  (await shop.sql('select translations from products order by id')).map((row) => row.translations)

it('names things by either name, in several languages, and tells apps of each translation', async () => {
  const done = await translate('product', [
    { id: P, ...RU, translationFields: { name: 'Первый', slug: 'pervyj' } },
    { externalReference: 'first', languageCode: 'CS', translationFields: { name: 'První' } },
    { id: Q, ...RU, translationFields: { name: 'Второй' } },
    { id: P, ...RU, translationFields: { name: 'Снова' } },
  ])
  expect(done).toEqual({
    count: 4,
    errors: [],
    results: [
      { translation: { name: 'Первый', language: { code: 'RU' } }, errors: [] },
      { translation: { name: 'První', language: { code: 'CS' } }, errors: [] },
      { translation: { name: 'Второй', language: { code: 'RU' } }, errors: [] },
      { translation: { name: 'Снова', language: { code: 'RU' } }, errors: [] },
    ],
  })
  expect(await kept()).toEqual([
    { RU: { name: 'Снова', slug: 'pervyj' }, CS: { name: 'První' } },
    { RU: { name: 'Второй' } },
  ])
  expect(await told()).toEqual([
    'TRANSLATION_CREATED 1 RU Первый',
    'TRANSLATION_CREATED 1 CS První',
    'TRANSLATION_CREATED 2 RU Второй',
    'TRANSLATION_UPDATED 1 RU Снова',
  ])
})

const WRONG = [
  { ...RU, translationFields: { name: 'A' } },
  { id: P, externalReference: 'first', ...RU, translationFields: { name: 'A' } },
  { id: toGlobalId('Category', 1), ...RU, translationFields: { name: 'A' } },
  { id: toGlobalId('Product', 99), ...RU, translationFields: { name: 'A' } },
  { externalReference: 'nowhere', ...RU, translationFields: { name: 'A' } },
  { id: P, ...RU, translationFields: { name: 'x'.repeat(251) } },
  { id: P, ...RU, translationFields: { slug: 'same' } },
  { id: Q, ...RU, translationFields: { slug: 'same' } },
]
const FAULTS = [
  'null INVALID',
  'null INVALID',
  'null INVALID',
  'id NOT_FOUND',
  'externalReference NOT_FOUND',
  'name INVALID',
  null,
  'slug INVALID',
]
const faultsOf = (done: { results: { errors: { path: string; code: string }[] }[] }) =>
  done.results.map(({ errors: [e] }) => (e ? `${e.path} ${e.code}` : null))

it.each([
  ['REJECT_EVERYTHING', 0, [{}, {}], []],
  ['REJECT_FAILED_ROWS', 1, [{ RU: { slug: 'same' } }, {}], ['TRANSLATION_CREATED 1 RU undefined']],
  ['IGNORE_FAILED', 1, [{ RU: { slug: 'same' } }, {}], ['TRANSLATION_CREATED 1 RU undefined']],
])('by %s leaves out what is wrong', async (policy, count, after, events) => {
  const done = await translate('product', WRONG, policy)
  expect(faultsOf(done)).toEqual(FAULTS)
  expect(done.count).toBe(count)
  expect(await kept()).toEqual(after)
  expect(await told()).toEqual(events)
})

it('translates variants, attributes and values, but nothing that customers have entered', async () => {
  const one = async (noun: string, named: object) => {
    const done = await translate(noun, [{ ...named, ...RU, translationFields: { name: 'Имя' } }])
    return done.results[0].translation?.name ?? faultsOf(done)
  }
  expect(await one('productVariant', { id: toGlobalId('ProductVariant', 1) })).toBe('Имя')
  expect(await one('attribute', { id: toGlobalId('Attribute', 1) })).toBe('Имя')
  expect(await one('attributeValue', { externalReference: 'value' })).toBe('Имя')
  expect(await one('attributeValue', { id: toGlobalId('AttributeValue', 2) })).toEqual(['id INVALID'])
})

it('is found by its translated name, and a change is taken back as one', async () => {
  const owner = await shop.person({ superuser: true, permissions: [] })
  await translate('product', [{ id: P, ...RU, translationFields: { name: 'Находка' } }], undefined, owner)
  const find = () => shop.sql(`select id from products where search_text like '%находка%'`)
  expect(await find()).toHaveLength(1)
  const [{ id }] = await shop.sql(
    `select id from changes where operation = 'productBulkTranslate' order by id desc limit 1`,
  )
  expect(await undoChange(shop.services, id, { origin: 'COMMAND' })).toMatchObject({ ok: true })
  expect(await find()).toEqual([])
})
