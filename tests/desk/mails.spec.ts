/** The owner changes the words of a mail, sees it with a real order, sends it to themselves, and takes it back. */
import { faultsOf } from '../browser/axe.ts'
import { mailsTo } from '../support/mailbox.ts'
import { buy } from './buying.ts'
import { expect, test } from './fixtures.ts'

test('a mail gets other words: seen live, tried, saved, sent to a buyer, and taken back', async ({
  desk,
  shop,
  owner,
  faults,
}) => {
  // The browser notes that the shop refuses to show a mail without the place it needs.
  faults.expected.push(/^4\d\d .*\/preview\/$/, /status of 4\d\d/)
  const first = await buy(shop)
  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox').fill('order is placed')
  await desk.getByRole('option', { name: /When an order is placed/ }).click()
  await expect(desk.getByRole('heading', { name: 'When an order is placed', level: 1 })).toBeVisible()
  const preview = desk.getByRole('region', { name: 'How the mail looks' })
  await expect(preview.getByText(`Order ${first.number} received`).first()).toBeVisible()

  // What cannot be used says why, in the field, before anything is saved.
  const subject = desk.getByLabel('Subject (English)', { exact: true })
  await subject.fill('Thank you')
  await expect(desk.getByText('This text needs {number}.')).toBeVisible()
  await subject.fill('Thank you for {number}')
  await expect(preview.getByText(`Thank you for ${first.number}`)).toBeVisible()
  await expect(desk.getByText('This text needs {number}.')).toBeHidden()

  // What is typed is there after a reload, and the plain text shows it as well.
  await desk.reload()
  await expect(subject).toHaveValue('Thank you for {number}')
  await desk.getByLabel('Heading (English)', { exact: true }).fill('Order {number} is here')
  await preview.getByRole('button', { name: 'Plain text' }).click()
  await expect(preview.getByLabel('Plain text')).toContainText(`Order ${first.number} is here`)
  await preview.getByRole('button', { name: 'Phone' }).click()
  await preview.getByRole('button', { name: 'Dark' }).click()
  const page = preview.frameLocator('iframe')
  await expect(page.getByRole('heading', { name: `Order ${first.number} is here` })).toBeVisible()
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(23, 28, 25)')
  expect(await faultsOf(desk, true)).toEqual([])

  await preview.getByRole('button', { name: 'Send it to me' }).click()
  await expect
    .poll(() => mailsTo(shop.folder, owner.email).map((mail) => mail.subject))
    .toContain(`Thank you for ${first.number}`)

  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  const message = desk.getByText('Saved', { exact: true })
  await expect(message).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
  const second = await buy(shop, { email: 'second@example.com' })
  await expect
    .poll(() => mailsTo(shop.folder, 'second@example.com').map((mail) => mail.subject))
    .toContain(`Thank you for ${second.number}`)

  // Back to the shop's own words.
  await desk.getByRole('button', { name: "The shop's own text Subject (English)" }).click()
  await expect(subject).toHaveValue('Order {number} received')
  await expect(preview.getByText(`Order ${second.number} received`).first()).toBeVisible()
})

test('what was saved is taken back in the message that tells of it, and not over what came since', async ({
  desk,
  shop,
  staff,
  faults,
}) => {
  // The browser notes answers that refuse: nothing to show the mail with, and what cannot be undone.
  faults.expected.push(/^409 .*\/(?:preview|undo)\/$/, /status of 409/)
  const saved = desk.getByRole('region', { name: 'Not saved yet' })
  const save = async (): Promise<void> => {
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(saved).toBeHidden()
  }
  await desk.goto('/desk/texts/mails/order-paid')
  const heading = desk.getByLabel('Heading: Your payment has arrived (English)')
  await heading.fill('Thank you, it is paid')
  await save()
  // Its message goes after six seconds, but not from under the pointer.
  const undo = desk.getByRole('button', { name: 'Undo', exact: true })
  await undo.hover()
  await undo.click()
  await expect(desk.getByText('It is undone')).toBeVisible()
  await expect(heading).toHaveValue('Your payment has arrived')

  await heading.fill('Mine')
  await save()
  await undo.hover()
  const { version } = (await (await fetch(`${shop.url}/api/mails/order-paid/`, { headers: staff })).json()) as {
    version: string
  }
  const other = await fetch(`${shop.url}/api/mails/order-paid/`, {
    method: 'POST',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ version, texts: [{ language: 'en', key: 'title', text: 'Theirs' }] }),
  })
  expect(other.status).toBe(200)
  await undo.click()
  await expect(desk.getByText('It was not taken back')).toBeVisible()
  const { texts } = (await (await fetch(`${shop.url}/api/mails/order-paid/`, { headers: staff })).json()) as {
    texts: { key: string; changed: { en: string | null } }[]
  }
  expect(texts.find(({ key }) => key === 'title')?.changed.en).toBe('Theirs')
})

test('a page of the shop is as it was once its message is told to undo', async ({ desk, shop }) => {
  await desk.goto('/desk/texts?tab=faq')
  await desk.locator('main a[href^="/desk/texts/"]').first().click()
  const title = desk.getByRole('region', { name: 'English', exact: true }).getByLabel('Title', { exact: true })
  const before = await title.inputValue()
  await title.fill('Something else?')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
  const undo = desk.getByRole('button', { name: 'Undo', exact: true })
  await undo.hover()
  await undo.click()
  await expect(title).toHaveValue(before)
  const reader = await desk.context().newPage()
  await reader.goto(`${shop.url}/faq`)
  await expect(reader.getByText(before).first()).toBeAttached()
  await reader.close()
})
