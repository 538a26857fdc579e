/**
 * `npm run lock`: adds to package-lock.json the optional packages of other platforms, which npm leaves out when it
 * writes the file. `npm ci` refuses a lock file without them, so run it after every change of dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  version?: string
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

const file = join(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }

/** Whether a package at `path` would find `name` in its own node_modules or in one above. */
function finds(path: string, name: string): boolean {
  for (let at = path; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

const missing = new Map<string, string>()
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) if (!finds(path, name)) missing.set(name, version)
}
for (const [name, version] of missing) {
  lock.packages[`node_modules/${name}`] = {
    version: version.replace(/^[^\d]*/, ''),
    ...platformOf(name),
    optional: true,
  }
  console.log(`added ${name} ${version}`)
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)

/**
 * The platform that a package is for, read from its name, such as `…-linux-arm64-musl`. npm checks the rest when it
 * fetches the package.
 */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const words = name.split(/[/-]/)
  const pick = (known: string[]) => known.filter((word) => words.includes(word))
  const os = pick(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'])
  const cpu = pick(['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'])
  const libc = words.some((w) => w.startsWith('musl'))
    ? ['musl']
    : words.some((w) => w.startsWith('gnu')) && os[0] === 'linux'
      ? ['glibc']
      : []
  return Object.fromEntries(Object.entries({ os, cpu, libc }).filter(([, value]) => value.length > 0))
}
