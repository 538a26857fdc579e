/**
 * `npm run recordings -- [files…] [--only REGEX] [--no-auth] [--transactions | --merchant] [--brief] [--all] [--serve]`
 *
 * Replays what a real Saleor answered against our service and prints each difference. Fails on a difference that
 * `differences.ts` does not list, on a listed one that no longer differs, and below the share that must be the same.
 *   --no-auth       only cases without a signed-in user
 *   --transactions  the payment cases, on a shop with what payments need
 *   --merchant      what staff do, on a shop with a member of staff for each permission
 *   --brief         only names of the cases that differ and are not listed
 *   --all           also shows the listed differences
 *   --serve         starts the service on PORT and prints `ready …`; REFS names a file that gets the ids
 * MAIL_PORT: where the service's mails go; any free port without it. WAIT_SCALE: 0 leaves out pauses.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { differences, withErrorsInOrder } from './answers.ts'
import { listed, wanted } from './differences.ts'
import type { Suite } from './fixture.ts'
import { MailSink } from './mail-sink.ts'
import { type Case, type CaseFile, play, type Player } from './player.ts'
import { serve } from './serve.ts'

/** The share of cases that must at least be the same. */
const LEAST_SHARE: Record<Suite, number> = { shop: 0.977, payments: 0.955, merchant: 0.964 }
const FOLDERS: Record<Suite, string> = { shop: 'cases', payments: 'cases-transactions', merchant: 'cases-merchant' }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    'no-auth': { type: 'boolean', default: false },
    transactions: { type: 'boolean', default: false },
    merchant: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
})
const suite: Suite = options.merchant ? 'merchant' : options.transactions ? 'payments' : 'shop'
const { MAIL_PORT, REFS, PORT, SLOW } = process.env
const superuser = {
  email: process.env.STAFF_EMAIL ?? 'fix-superuser@example.com',
  password: process.env.STAFF_PASSWORD ?? 'Vq7!superuser-pass',
}

if (options.serve) await serveUntilStopped()
else process.exitCode = await replay()

async function serveUntilStopped(): Promise<void> {
  const service = await serve({
    port: Number(PORT ?? 8000),
    suite,
    superuser,
    refsFile: REFS,
    mailPort: Number(MAIL_PORT ?? 0),
  })
  console.log(`ready ${service.url}`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => done())
  })
  await service.stop()
}

interface Played {
  recorded: Case
  file: string
  problems: string[]
}

async function replay(): Promise<number> {
  const mail = new MailSink()
  // Where staff's answers were recorded, nothing sent mails.
  const mailPort = suite === 'merchant' ? 0 : await mail.start(Number(MAIL_PORT ?? 0))
  const service = await serve({ suite, superuser, mailPort })
  try {
    const player: Player = {
      url: service.url,
      refs: service.refs,
      mail,
      superuser,
      waitScale: Number(process.env.WAIT_SCALE ?? 0),
      work: service.work,
    }
    const played: Played[] = []
    for (const { file, recorded } of readCases()) {
      const done = { file, recorded, problems: await problemsOf(recorded, player) }
      show(done)
      played.push(done)
    }
    return conclude(played)
  } finally {
    mail.stop()
    await service.stop()
  }
}

function readCases(): { file: string; recorded: Case }[] {
  const folder = join(import.meta.dirname, FOLDERS[suite])
  const paths = positionals.length
    ? positionals.map((p) =>
        p.includes('/') ? resolve(p) : join(folder, p.endsWith('.json') ? p : fileBeginning(folder, p)),
      )
    : // The files `….more.json` first: they were recorded before the other cases changed the shop's settings.
      readdirSync(folder)
        .toSorted((a, b) => Number(b.endsWith('.more.json')) - Number(a.endsWith('.more.json')) || (a < b ? -1 : 1))
        .map((f) => join(folder, f))
  const only = new RegExp(options.only ?? '')
  const has: Record<string, boolean> = { mail: true, auto: true, slow: SLOW === '1' }
  return paths.flatMap((path) => {
    const { cases, documents = {} } = JSON.parse(readFileSync(path, 'utf8')) as CaseFile
    for (const { steps } of cases) for (const step of steps) step.query ??= documents[step.doc!]!
    return cases
      .filter(
        (c) => only.test(c.name) && (!c.needs || has[c.needs]) && !(options['no-auth'] && c.steps.some((s) => s.auth)),
      )
      .map((recorded) => ({ file: basename(path), recorded }))
  })
}

function fileBeginning(folder: string, start: string): string {
  return readdirSync(folder).find((f) => f.startsWith(start)) ?? `${start}.json`
}

async function problemsOf(recorded: Case, player: Player): Promise<string[]> {
  try {
    const got = await play(recorded, player)
    return recorded.expect.flatMap((want, n) =>
      differences(withErrorsInOrder(wanted(want, recorded)), withErrorsInOrder(got[n]), `step ${n + 1}`),
    )
  } catch (error) {
    return [`could not be played: ${(error as Error).message}`]
  }
}

function show({ recorded, problems }: Played): void {
  const reason = listed(recorded)
  if (problems.length === 0 || (reason && !options.all)) return
  console.log(`DIFFERENT ${recorded.name}${reason ? ` (${reason.kind}: ${reason.why})` : ''}`)
  if (options.brief) return
  for (const problem of problems.slice(0, 6)) console.log(`  ${problem.slice(0, 300)}`)
  if (problems.length > 6) console.log(`  … and ${problems.length - 6} more`)
}

/** Prints the counts and answers the exit code. */
function conclude(played: readonly Played[]): number {
  const isSame = (p: Played): boolean => p.problems.length === 0
  if (!options.brief) {
    for (const [file, own] of Map.groupBy(played, (p) => p.file)) {
      const same = own.filter(isSame).length
      console.log(`${String(same).padStart(4)} same ${String(own.length - same).padStart(4)} different  ${file}`)
    }
  }
  const mended = played.filter((p) => isSame(p) && listed(p.recorded))
  for (const { recorded } of mended)
    console.log(`SAME BUT LISTED ${recorded.name}: take it off the list in differences.ts`)
  const unlisted = played.filter((p) => !isSame(p) && !listed(p.recorded))
  const share = played.length ? played.filter(isSame).length / played.length : 1
  const least = LEAST_SHARE[suite]
  const isMeasured = !options.only && positionals.length === 0
  if (isMeasured)
    console.log(`${(share * 100).toFixed(1)}% are the same; at least ${(least * 100).toFixed(1)}% must be`)
  const same = played.filter(isSame).length
  console.log(
    `${same} same, ${played.length - same} different${unlisted.length ? ` (${unlisted.length} not listed)` : ''}`,
  )
  const isUnexpected = unlisted.length > 0 || mended.length > 0
  return isUnexpected || (isMeasured && share < least) ? 1 : 0
}
