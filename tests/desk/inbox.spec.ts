/** Messages from the shop's contact form reach the desk and are answered there. */
import { mailsTo } from '../support/mailbox.ts'
import { awake } from '../browser/fixtures.ts'
import { expect, PHONE, test } from './fixtures.ts'

test('a message appears by itself, is answered, and the answer is in the mailbox', PHONE, async ({ desk, shop }) => {
  const writer = `writer-${Date.now()}@example.com`
  await desk.getByRole('link', { name: 'Inbox' }).first().click()
  await expect(desk.getByRole('heading', { name: 'Inbox' })).toBeVisible()

  const page = await desk.context().newPage()
  await page.goto('/cs/contact?topic=order')
  await awake(page)
  await page.getByLabel('Jméno', { exact: true }).fill('Žofie Nová')
  await page.getByLabel('E-mailová adresa', { exact: true }).fill(writer)
  await page.getByLabel('Zpráva', { exact: true }).fill(`Kde je moje zásilka? ${writer}`)
  await page.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(page.getByRole('heading', { name: 'Děkujeme, zpráva je odeslaná' })).toBeVisible()
  await page.close()

  // Nobody reloads the desk.
  await desk.getByRole('link', { name: new RegExp(writer) }).click()
  const message = desk.getByRole('article', { name: /^Message \d+$/ })
  await expect(message.getByRole('heading', { name: 'Žofie Nová' })).toBeVisible()
  await message.getByLabel('Your answer (Čeština)').fill('Dobrý den, odešla včera.')
  await message.getByRole('button', { name: 'Send the answer' }).click()
  await expect(message.getByRole('list', { name: 'Answers' })).toContainText('Dobrý den, odešla včera.')
  await expect(message.getByRole('button', { name: 'Mark as waiting' })).toBeVisible()

  await expect
    .poll(() => mailsTo(shop.folder, writer).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Odpověď na vaši zprávu \d+$/))
  const answer = mailsTo(shop.folder, writer).find(({ subject }) => subject.startsWith('Odpověď'))!
  expect(answer.text).toContain('Dobrý den, odešla včera.')
  expect(answer.text).toContain(`> Kde je moje zásilka? ${writer}`)
})

test('an answer that was begun is there after a reload', async ({ desk, shop }) => {
  const email = `begun-${Date.now()}@example.com`
  await fetch(`${shop.url}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ann',
      email,
      topic: 'problem',
      orderNumber: '',
      message: `Hm? ${email}`,
      language: 'en',
    }),
  })
  await desk.goto('/desk/inbox')
  await desk.getByRole('link', { name: new RegExp(email) }).click()
  await desk.getByLabel('Your answer (English)').fill('Half a sen')
  await desk.reload()
  await expect(desk.getByLabel('Your answer (English)')).toHaveValue('Half a sen')
})
