/** A hash of every source of an app's build, by which a start knows whether the build is up to date. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../root.ts'

/** What both apps are made from, besides their own folders. */
const SHARED = ['ui', 'contract', 'build']
const FILES = ['package-lock.json', 'tsconfig.base.json']
/** Files that tools write, and files that do not change what is built. */
const LEFT_OUT = /^(?:node_modules|dist|paraglide|cache|routeTree\.gen\.ts|\..*|.*\.test\.tsx?|.*\.md)$/

/** Answers the same text for the same sources. Names of files count as well as their contents. */
export function digest(app: 'storefront' | 'desk', root = ROOT): string {
  const hash = createHash('sha256')
  for (const file of [
    ...[app, ...SHARED].flatMap((folder) => filesOf(join(root, folder))),
    ...FILES.map((f) => join(root, f)),
  ]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesOf(path) : entry.isFile() ? [path] : []
    })
}
