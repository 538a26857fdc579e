/**
 * The owner's commands about staff and apps beside a running shop: what they print works at once, and a mistake gets
 * one line.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoShop } from '../support/demo-shop.ts'
import type { RunningShop } from '../support/shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startDemoShop()
})
afterAll(() => shop?.remove())

async function semena(args: string[], input = ''): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['shop/start.mjs', '--cli', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, SEMENA_DATA: shop.folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const read = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    read.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    read.err += chunk.toString()
  })
  child.stdin.end(input)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...read }
}

async function ask(query: string, variables: object = {}, token?: string) {
  const response = await fetch(`${shop.url}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  // Tests look into answers freely, so the answer has no type.
  // oxlint-disable-next-line typescript/no-explicit-any
  const answer: any = await response.json()
  return answer
}
const signIn = async (email: string, password: string): Promise<string> =>
  (
    await ask('mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token } }', {
      e: email,
      p: password,
    })
  ).data.tokenCreate.token

describe('staff', () => {
  test('a superuser with a password that is made up and printed once', async () => {
    const { code, out } = await semena(['staff', 'create', 'Owner@Example.com', '--superuser'])
    expect(code).toBe(0)
    const password = /shown only now: (\S+)/.exec(out)![1]!
    const token = await signIn('owner@example.com', password)
    const made = await ask(
      'mutation { permissionGroupCreate(input: { name: "Orders", addPermissions: [MANAGE_ORDERS] }) { group { name } errors { code } } }',
      {},
      token,
    )
    expect(made.data.permissionGroupCreate).toEqual({ group: { name: 'Orders' }, errors: [] })
  }, 60_000)

  test('with a password of their own, in groups', async () => {
    const { code, out } = await semena(
      ['staff', 'create', 'clerk@example.com', '--groups', 'Orders', '--password-stdin'],
      'Vq7!long-enough\n',
    )
    expect({ code, out }).toEqual({ code: 0, out: 'clerk@example.com can sign in.\n' })
    const token = await signIn('clerk@example.com', 'Vq7!long-enough')
    expect((await ask('{ me { userPermissions { code } } }', {}, token)).data.me).toEqual({
      userPermissions: [{ code: 'MANAGE_ORDERS' }],
    })
    expect((await semena(['staff', 'list'])).out).toBe(
      // The last one came with the demo shop.
      'clerk@example.com  Orders\nowner@example.com  superuser\nowner@semena.example  superuser\n',
    )
  }, 60_000)

  test.each([
    [['staff'], 2, 'Say create, list, second-factor-off or password-login-on.'],
    [['staff', 'create', 'nonsense'], 1, 'Enter a valid email address.'],
    [['staff', 'second-factor-off', 'clerk@example.com'], 1, 'clerk@example.com has no second step.'],
    [['staff', 'second-factor-off', 'nobody@example.com'], 1, 'Nobody has the address nobody@example.com.'],
    [['staff', 'create', 'clerk@example.com'], 1, 'clerk@example.com has an account already.'],
    [['staff', 'create', 'b@example.com', '--groups', 'None'], 1, 'There is no group None. There are: Orders.'],
    [['staff', 'create', 'b@example.com', '--password-stdin'], 1, 'A password has at least 8 characters.'],
    [['app', 'create', 'X', '--permissions', 'FLY'], 2, 'FLY is no permission.'],
  ])('%j', async (args, code, line) => {
    const done = await semena(args)
    expect(done.code).toBe(code)
    expect(done.err).toContain(line)
    expect(done.out).toBe('')
    // Behind what is wrong stand the forms of the command, where it was not asked as it is to be.
    const [, ...forms] = done.err.trimEnd().split('\n')
    expect(forms.length > 0).toBe(code === 2)
    for (const form of forms) expect(form).toMatch(`  npm run semena -- ${args[0]} `)
  })
})

test('an app, with the token that it acts with', async () => {
  const { code, out } = await semena(['app', 'create', 'Stock keeper', '--permissions', 'manage_channels'])
  expect(code).toBe(0)
  const token = /shown only now: (\S+)/.exec(out)![1]!
  expect((await ask('{ app { name permissions { code } } }', {}, token)).data.app).toEqual({
    name: 'Stock keeper',
    permissions: [{ code: 'MANAGE_CHANNELS' }],
  })
  expect((await semena(['app', 'list'])).out).toMatch(/^Stock keeper {2}\S+ {2}MANAGE_CHANNELS$/m)
}, 60_000)

test('what is known of a guest, and forgetting them, the inbox included', async () => {
  const email = 'guest@example.com'
  const written = await fetch(`${shop.url}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Gus Guest', email, topic: 'other', message: 'Where is my parcel, please?' }),
  })
  expect(written.status).toBe(202)
  const known = JSON.parse((await semena(['person', 'export', email])).out)
  expect(known).toMatchObject({ account: null, orders: [], messages: [{ name: 'Gus Guest' }], newsletter: null })
  expect((await semena(['person', 'forget', email])).out).toMatch(
    /^There was no account\. Removed: 0 baskets, \d mails, and what the inbox had\. There are no orders that keep data\.$/m,
  )
  expect(JSON.parse((await semena(['person', 'export', email])).out).messages).toEqual([])
  expect((await semena(['person', 'forget', 'owner@example.com'])).err).toContain('Take them off the staff first')
}, 60_000)
