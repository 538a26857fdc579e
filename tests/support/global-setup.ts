/** Vitest's set-up of the projects `service` and `shops`: one database server and one demo shop to copy, for each run. */
import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'
import { shareDemoFolder } from './demo-shop.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, folder, stop } = await startCluster()
  project.provide('postgres', connection)
  shareDemoFolder(folder)
  return stop
}
