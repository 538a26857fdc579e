/** The settings of the embedded server: durability comes first, small size second. */

const SETTINGS: Record<string, string | number> = {
  // Every confirmed order must be on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '96MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: 100,
  // One server without replicas writes less and needs fewer processes.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 2,
  io_method: 'sync',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
  // Compiling a query takes longer than the shop's queries do.
  jit: 'off',
  // The queries of a killed shop end soon after it.
  client_connection_check_interval: '2s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  cluster_name: 'semena',
}

export type Listen = { socketFolder: string } | { port: number }

/** The text of postgresql.conf. On Windows the server listens on loopback, elsewhere on its private socket only. */
export function settingsFile(listen: Listen): string {
  const all = {
    ...SETTINGS,
    ...('port' in listen
      ? { listen_addresses: '127.0.0.1', port: listen.port, unix_socket_directories: '' }
      : {
          listen_addresses: '',
          port: 5432,
          unix_socket_directories: `"${listen.socketFolder}"`,
          unix_socket_permissions: '0700',
        }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`)
  return `# Written by the shop at each start; changes are lost.\n${lines.join('\n')}\n`
}
