/**
 * Starts the shop or a command, after finding the Node that the shop runs on and building what is out of date. A shop
 * that serves has a parent, which starts it again when it ends by a fault. This is plain JavaScript, because an older
 * Node may be the one that reads it.
 *   node shop/start.mjs [--processes <number> | --build-only | --cli <command> … | --run <file> …]
 * `--run` is for the project's own tools: some versions of npm do not put the Node they bring on the path.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { close as closeInspector } from 'node:inspector'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NEEDED = 24
/** How often it is looked whether npm is still there. */
const LOOK_MS = 1000
/** The codes with which the shop ends on purpose: told to, not able to start, and kept from it by another shop. */
const ON_PURPOSE = [0, 1, 75]
/** How often the shop is started again within a minute. */
const STARTS = 5
const MINUTE_MS = 60_000
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [mode, ...rest] = process.argv.slice(2)
/** The process that started this one, which may end while pages are built. */
const starter = process.ppid
/** Whether the shop serves, which is to go on. Commands and tools end. */
const serves = mode !== '--run' && mode !== '--build-only' && mode !== '--cli'
/** Whether a parent looks after this process already: the one below, or a service manager such as systemd. */
const isLookedAfter = Boolean(process.send || process.env.NOTIFY_SOCKET || process.env.LISTEN_FDS)

if (mode !== '--run') process.env.NODE_ENV = 'production'
if (Number.parseInt(process.versions.node, 10) < NEEDED) lookAfter(newerNode())
else if (serves && !isLookedAfter) lookAfter(process.execPath)
else await here()

async function here() {
  await import('./lookup.mjs')
  if (mode === '--run') {
    const file = join(root, rest[0])
    process.argv = [process.execPath, file, ...rest.slice(1)]
    // A tool that starts `node` by name gets this Node, too.
    process.env.PATH = dirname(process.execPath) + delimiter + process.env.PATH
    await import(pathToFileURL(file).href)
    return
  }
  const { enableCompileCache } = await import('node:module')
  enableCompileCache?.(join(root, 'node_modules/.cache/node'))
  if (mode === '--cli') {
    const { runCommand } = await import('./src/commands/cli.ts')
    process.exitCode = await runCommand(rest)
    return
  }
  const { buildPages, buildStep, staleApps } = await import('./src/build/pages.ts')
  const { plannedOf, stepsOn } = await import('./src/start/steps.ts')
  const stale = staleApps()
  const args = process.argv.slice(2)
  const after = mode === '--build-only' ? [] : plannedOf(args)
  const steps = stepsOn(process.stdout, [...(stale.length > 0 ? [buildStep(stale)] : []), ...after])
  if (!(await buildPages(stale, steps))) process.exit(1)
  if (mode === '--build-only') return
  const { main } = await import('./src/main.ts')
  await main(args, steps)
}

/**
 * Runs this file again, under the Node that the shop needs. Signals are passed on, and so is the exit code. A shop that
 * a fault ended, or the system, is started again, at most five times in a minute: more often would mend nothing.
 */
function lookAfter(node) {
  const ends = []
  let isEnding = false
  let child
  const begin = () => {
    // The open channel tells the child when this process dies without a signal.
    child = spawn(node, process.execArgv.concat(process.argv.slice(1)), {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    child.on('error', (error) => {
      console.error(`Node could not be started (${node}): ${error.message}`)
      process.exit(1)
    })
    child.on('exit', ended)
  }
  const ended = (code, signal) => {
    if (serves && !isEnding && !ON_PURPOSE.includes(code)) {
      const now = Date.now()
      while (ends[0] < now - MINUTE_MS) ends.shift()
      const isAgain = ends.push(now) <= STARTS
      const why = signal ? `was ended by ${signal}` : `ended with ${code}, by a fault that nobody caught`
      say(`The shop ${why}. It is ${isAgain ? 'started again' : `not started a ${STARTS + 1}th time in one minute`}.`)
      if (isAgain) return begin()
    }
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
  // An inspector that was asked for is the shop's.
  closeInspector()
  begin()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])
    process.on(signal, () => {
      if (signal !== 'SIGUSR2') isEnding = true
      child.kill(signal)
    })
  // A signal that is sent to npm alone ends npm and its shell without telling this process. The shop hears of it by the
  // channel, and ends; this process ends with it.
  if (serves && process.env.npm_lifecycle_event === 'start') {
    const looking = setInterval(() => {
      if (process.ppid === starter) return
      clearInterval(looking)
      isEnding = true
      if (child.connected) child.disconnect()
    }, LOOK_MS)
  }
}

/** A line of the log. In a terminal its words are enough. */
function say(msg) {
  const line = { level: 50, time: Date.now(), process: process.pid, msg }
  console.error(process.stderr.isTTY ? msg : JSON.stringify(line))
}

/**
 * Whether npm installs everything under this Node. Programs for one kind of machine, such as the builder's, are optional
 * packages, and npm leaves out without a word those that want another Node: `engines` of package.json says which.
 */
function installs(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/** The newer Node that npm brought. Without one this process ends. */
function newerNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const found = [`node-${platform}-${process.arch}`, 'node']
    .map((name) => join(root, 'node_modules', name, file))
    .find((path) => existsSync(path))
  const isComplete = installs(process.versions.node)
  if (isComplete && found) return found
  console.error(
    isComplete
      ? `Semena runs on Node ${NEEDED} or newer, and this is ${process.version}. Run npm ci again to get it, or install Node ${NEEDED}.`
      : `This is Node ${process.version}, under which npm leaves out parts of the shop. Install Node 20.19, 22.12 or a newer one, then run npm ci again.`,
  )
  process.exit(1)
}
