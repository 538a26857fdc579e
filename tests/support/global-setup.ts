/** Vitest's set-up of the project `service`: one database server for the whole run. */
import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await startCluster()
  project.provide('postgres', connection)
  return stop
}
