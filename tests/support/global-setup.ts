/** Vitest's set-up of the project `service`: one database server, and one demo shop to copy, for the whole run. */
import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'
import { shareDemoFolder } from './demo-shop.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, folder, stop } = await startCluster()
  project.provide('postgres', connection)
  shareDemoFolder(folder)
  return stop
}
