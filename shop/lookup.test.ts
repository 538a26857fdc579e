import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ROOT } from './src/root.ts'

const SCRIPT = `
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'pg', './src/root.ts']
  const { eq } = await import('drizzle-orm')
  const { eq: same } = await import('drizzle-orm/sql/expressions')
  const [{ StartError }, { StartError: sameError }] =
    await Promise.all([import('@semena/commerce/settings'), import('@semena/commerce/embedded')])
  const places = names.map((name) => import.meta.resolve(name))
  console.log(JSON.stringify([places, eq === same, StartError === sameError]))`

const resolved = (...args: string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [...args, '--input-type=module', '--eval', SCRIPT], {
      cwd: join(ROOT, 'commerce'),
      encoding: 'utf8',
    }),
  )

test('the short way to files finds what Node finds, and each file once', () => {
  const found = resolved('--import', pathToFileURL(join(ROOT, 'shop/lookup.mjs')).href)
  expect(found).toEqual(resolved())
  expect(found).toMatchObject([expect.anything(), true, true])
})
