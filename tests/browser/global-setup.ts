/** What the workers of a run share: a folder, in which lies the demo shop that theirs are copied from. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareDemoFolder } from '../support/demo-shop.ts'

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'semena-tests-'))
  shareDemoFolder(folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
