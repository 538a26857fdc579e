/**
 * `npm run check:quick`: format, lint, types and unit tests of what changed since the last commit, side by side. It
 * finds most of what `npm run check` would find, in seconds. Only the build, knip and the budgets are left out.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { styleText } from 'node:util'

const root = join(import.meta.dirname, '..')
const isWindows = process.platform === 'win32'
/** The service with the shop, and the tests with the tools: together they are read once. */
const [SERVICE, TESTS] = ['tsconfig.service.json', 'tsconfig.tests.json']
/** Each package with the projects whose types may break when it changes. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract', SERVICE, 'storefront', 'desk', TESTS],
  plates: ['plates', SERVICE],
  commerce: [SERVICE, TESTS],
  ui: ['ui', 'storefront', 'desk'],
  storefront: ['storefront'],
  desk: ['desk'],
  shop: [SERVICE, TESTS],
  tests: [TESTS],
  tools: [TESTS],
  build: [SERVICE, 'storefront', 'desk'],
}
const CODE = /\.(?:[cm]?[jt]s|tsx)$/
const GENERATED = /\.generated\.ts$|routeTree\.gen\.ts$|\/paraglide\//

interface Step {
  name: string
  command: string
  args: string[]
}

const changed = filesSinceCommit()
if (changed.length === 0) {
  console.log('Nothing changed since the last commit.')
  process.exit()
}
// Types and tests import messages that the build compiles.
if (!existsSync(join(root, 'storefront/src/paraglide/messages.js'))) run('node', ['shop/start.mjs', '--build-only'])

const code = changed.filter((file) => CODE.test(file) && !GENERATED.test(file))
const rooms = [...new Set(changed.flatMap((file) => ROOMS[file.split('/', 1)[0]!] ?? []))]
const isStale = changed.some((file) => /\.graphql$|mappers\.json$|contract\/generate\.ts$/.test(file))
const steps: Step[] = [
  ...(code.length > 0
    ? [
        {
          name: 'tests',
          command: 'vitest',
          args: ['related', '--run', '--project', 'unit', '--passWithNoTests', ...code],
        },
        { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', ...code] },
      ]
    : []),
  ...rooms.map((room) => ({
    name: `types of ${room}`,
    command: 'tsc',
    // The compiler keeps what it read for the next run.
    args: ['-p', room, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${room}.tsbuildinfo`],
  })),
  ...(isStale ? [{ name: 'generated files', command: 'node', args: ['contract/generate.ts', '--check'] }] : []),
  { name: 'format', command: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...changed] },
]

const began = performance.now()
const waiting = [...steps]
const failed: string[] = []
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await passes(step))) failed.push(step.name)
  }),
)
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`\n${changed.length} files, ${seconds} s: ${failed.length > 0 ? `FAILED ${failed.join(', ')}` : 'ok'}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** The files that were changed, staged or added since the last commit, without deleted ones. */
function filesSinceCommit(): string[] {
  const git = (...args: string[]): string[] =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\0').filter(Boolean)
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return [...new Set(files)]
}

function environment(): NodeJS.ProcessEnv {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  return { ...process.env, PATH: path, FORCE_COLOR: '0', NO_COLOR: '1' }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { cwd: root, env: environment(), stdio: 'inherit', shell: isWindows })
}

/** Runs a step and prints its output only if it fails. */
function passes({ name, command, args }: Step): Promise<boolean> {
  const start = performance.now()
  const child = spawn(command, args, { cwd: root, env: environment(), shell: isWindows })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve) => {
    const done = (ok: boolean): void => {
      const took = `${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`
      console.log(ok ? `ok     ${took}` : `${styleText('red', 'FAILED')} ${took}\n${output.trim()}`)
      resolve(ok)
    }
    child.once('error', (error) => {
      output += error.message
      done(false)
    })
    child.once('close', (status) => done(status === 0))
  })
}
