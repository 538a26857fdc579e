/**
 * Plays one recorded case against a service: resolves its references, sends its steps, and makes the answers
 * comparable.
 */
import { type Answer, normaliser, RUN } from './answers.ts'
import type { MailSink } from './mail-sink.ts'
import type { Refs } from './refs.ts'

interface Step {
  /** The query, taken from `documents[doc]`. */
  query: string
  doc?: string
  variables?: object
  operationName?: string
  auth?: string
  headers?: object
  waitMs?: number
  upload?: { variable: string; base64: string; type: string; name: string }
}

export interface Case {
  name: string
  group: string
  /** The operations that the case uses, such as `checkoutComplete`. */
  ops: string[]
  needs?: string
  steps: Step[]
  expect: unknown[]
}

export interface CaseFile {
  documents?: Record<string, string>
  cases: Case[]
}

export interface Player {
  /** The address of the service's `/graphql/`. */
  url: string
  refs: Refs
  mail: MailSink
  superuser: { email: string; password: string }
  /** The factor by which the pauses of cases are multiplied. */
  waitScale: number
  /** Does at once what the service does in the background, so that no case has to wait for it. */
  work(): Promise<void>
}

interface Run extends Player {
  name: string
  answers: Answer[]
  tokens: Map<string, { token: string; at: number }>
}

const TIMEOUT_MS = 60_000
const TOKEN_LIVES_MS = 60_000
const tokens: Run['tokens'] = new Map()

/** Plays all steps of a case and answers their answers, made comparable. */
export async function play(recorded: Case, player: Player): Promise<unknown[]> {
  const run: Run = { ...player, name: recorded.name, answers: [], tokens }
  const normal = normaliser(player.refs)
  const got: unknown[] = []
  for (const step of recorded.steps) {
    if (step.waitMs) {
      await player.work()
      if (recorded.needs !== 'auto') await pause(step.waitMs * (step.waitMs > 60_000 ? 1 : player.waitScale))
    }
    const answer = await ask(step, run)
    run.answers.push(answer)
    if (/tokensDeactivateAll|passwordChange|setPassword/.test(step.query)) tokens.clear()
    got.push(normal(answer))
  }
  return got
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function ask(step: Step, run: Run): Promise<Answer> {
  const variables = (await resolve(step.variables ?? {}, run)) as object
  const token = step.auth ? await tokenOf(step.auth, run) : null
  const headers = {
    // Each case comes from an address of its own, which it names like a trusted proxy.
    'x-forwarded-for': addressOf(run.name),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...((await resolve(step.headers ?? {}, run)) as object),
  }
  const body = { query: step.query, variables, ...(step.operationName ? { operationName: step.operationName } : {}) }
  if (!step.upload) return send(run.url, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
  const { variable, base64, type, name } = step.upload
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: step.query, variables: { ...variables, [variable]: null } }))
  form.set('map', JSON.stringify({ 0: [`variables.${variable}`] }))
  form.set('0', new Blob([Buffer.from(base64, 'base64')], { type }), name)
  return send(run.url, form, headers)
}

async function send(url: string, body: string | FormData, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  try {
    return { status: response.status, ...(JSON.parse(text) as object) }
  } catch {
    return { status: response.status, notJson: text.slice(0, 200) }
  }
}

// ── who sends a step

async function tokenOf(auth: string, run: Run): Promise<string> {
  if (auth.includes('${')) return String(await resolve(auth, run))
  if (auth.startsWith('raw:')) return auth.slice(4)
  const kept = run.tokens.get(auth)
  if (kept && Date.now() - kept.at < TOKEN_LIVES_MS) return kept.token
  const user = auth === 'superuser' ? run.superuser : run.refs.users?.[auth]
  if (!user?.email || !user.password) throw new Error(`no such user: ${auth}`)
  const token = await signIn(run.url, user.email, user.password)
  run.tokens.set(auth, { token, at: Date.now() })
  return token
}

const SIGN_IN = 'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token errors { code } } }'

async function signIn(url: string, e: string, p: string): Promise<string> {
  for (let turn = 0; ; turn++) {
    // Wrong passwords slow down the address they come from, so each attempt comes from another one.
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`,
    }
    const answer = await send(url, JSON.stringify({ query: SIGN_IN, variables: { e, p } }), headers)
    const payload = (answer.data as { tokenCreate?: { token?: string; errors?: { code: string }[] } } | undefined)
      ?.tokenCreate
    if (payload?.token) return payload.token
    if (payload?.errors?.[0]?.code !== 'LOGIN_ATTEMPT_DELAYED' || turn >= 20) throw new Error(`cannot sign in as ${e}`)
    await pause(1500)
  }
}

// ── references in variables

const hash = (text: string): string => {
  let h = 7
  for (const c of text) h = (h * 31 + c.charCodeAt(0)) >>> 0
  return h.toString(36)
}

const uniqueEmail = (name: string, caseName: string): string => `${name}+${RUN}${hash(caseName)}@example.com`

function addressOf(name: string): string {
  const h = Number.parseInt(hash(name + RUN), 36)
  return `10.${1 + (h % 250)}.${1 + ((h >>> 8) % 250)}.${1 + ((h >>> 16) % 250)}`
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((v, key) => (v as Record<string, unknown> | null | undefined)?.[key], value)

/** Replaces every `${…}` in a value; the cases show what can stand in it. */
async function resolve(value: unknown, run: Run): Promise<unknown> {
  if (typeof value === 'string') {
    const whole = /^\$\{([^}]+)\}$/.exec(value)
    if (whole) return reference(whole[1]!, run)
    const parts = await Promise.all(
      value
        .split(/(\$\{[^}]+\})/)
        .map(async (part) => (part.startsWith('${') ? reference(part.slice(2, -1), run) : part)),
    )
    return parts.map(String).join('')
  }
  if (Array.isArray(value)) return Promise.all(value.map((v) => resolve(v, run)))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([k, v]) => [k, await resolve(v, run)] as const)),
  )
}

async function reference(ref: string, run: Run): Promise<unknown> {
  const [head = '', ...rest] = ref.split('.')
  const path = rest.join('.')
  if (/^s\d+$/.test(head)) return at(run.answers[Number(head.slice(1)) - 1], path) ?? `missing-${head}`
  switch (head) {
    case 'fix': {
      const found = at(run.refs, path)
      if (found === undefined) throw new Error(`the fixture has no ${ref}`)
      return found
    }
    case 'unique':
      return uniqueEmail(rest[1]!, run.name)
    case 'tamper': {
      const text = String(await reference(path, run))
      const i = text.length - 5
      return text.slice(0, i) + (text[i] === 'A' ? 'B' : 'A') + text.slice(i + 1)
    }
    case 'mail':
    case 'mail2':
      return run.mail.token(uniqueEmail(rest[0]!, run.name), head === 'mail' ? 1 : 2)
    case 'upper':
      return String(await reference(path, run)).toUpperCase()
    case 'run':
      return RUN
    default:
      throw new Error(`unknown reference ${ref}`)
  }
}
