/** The first page of a shop in which nobody has bought anything yet. */
import { faultsOf } from '../browser/axe.ts'
import { expect, test } from './fixtures.ts'

// Journeys of one worker share its shop, and others buy there.
test.use({ shopOf: 'first sale' })

test('a shop without orders shows the steps to the first sale', async ({ desk }) => {
  const steps = desk.getByRole('region', { name: 'Three steps to the first sale' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByRole('listitem').first()).toContainText('Add what you sell')
  await expect(steps.getByRole('listitem').first()).toContainText('Done')
  await expect(desk.getByRole('region', { name: 'Waiting for you' })).toContainText(/variants? sold out/)
  expect(await faultsOf(desk, true)).toEqual([])
})
