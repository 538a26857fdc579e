/** The demo goes by one question on the first page, and comes back. */
import { faultsOf } from '../browser/axe.ts'
import { graphql } from '../support/buyer.ts'
import { expect, PHONE, test } from './fixtures.ts'

test.use({ shopOf: 'demo that goes' })

test('the demo is counted, taken away and brought back by keys alone', PHONE, async ({ desk, staff, shop }) => {
  // What staff has changed is the owner's.
  const found = await graphql<{ id: string }>(shop.url, '{ page(slug: "wholesale") { id } }', {}, staff)
  await graphql(
    shop.url,
    'mutation($id: ID!) { pageUpdate(id: $id, input: { title: "For shops" }) { errors { code field message } } }',
    { id: found.id },
    staff,
  )
  await desk.reload()
  const place = desk.getByRole('region', { name: 'This is a demo shop' })
  await place.getByRole('button', { name: 'Take the demo away' }).focus()
  await desk.keyboard.press('Enter')
  const question = desk.getByRole('dialog', { name: 'Take the demo away?' })
  await expect(question.getByRole('checkbox', { name: /^Products 66/ })).toBeChecked()
  await expect(question.getByRole('checkbox', { name: /^Pages .*it stays \(1\): For shops/ })).toBeChecked()
  expect(await faultsOf(desk, true)).toEqual([])
  await question.getByRole('checkbox', { name: /^Gift cards/ }).focus()
  await desk.keyboard.press('Space')
  await desk.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(desk.getByText(/^Taken away: Products 66, /)).toBeVisible()
  expect((await fetch(`${shop.url}/sort/northern-lights`)).status).toBe(404)
  // What was not ticked, and what staff has changed, is still of the demo.
  await expect(place).toBeVisible()
  await place.getByRole('button', { name: 'Take the demo away' }).click()
  await expect(question.getByRole('checkbox')).toHaveCount(3)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await faultsOf(desk, true)).toEqual([])
  expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  const undo = place.getByRole('button', { name: /^Undo until tomorrow \d/ })
  await undo.focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('The demo is back as it was')).toBeVisible()
  await expect(undo).toBeHidden()
  await expect.poll(async () => (await fetch(`${shop.url}/sort/northern-lights`)).status).toBe(200)
})

for (const [language, name, button] of [
  ['ru', 'Это демонстрационный магазин', 'Убрать демо'],
  ['cs', 'Toto je ukázkový obchod', 'Odebrat ukázku'],
] as const)
  test(`the question is asked in the reader's language: ${language}`, async ({ desk }) => {
    await desk.addInitScript((code) => localStorage.setItem('semena.desk.language', code), language)
    await desk.reload()
    await desk.getByRole('region', { name }).getByRole('button', { name: button }).click()
    await expect(
      desk
        .getByRole('dialog', { name: `${button}?` })
        .getByRole('checkbox')
        .first(),
    ).toBeChecked()
  })
