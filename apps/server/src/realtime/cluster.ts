import { Server, type ServerOptions } from 'socket.io'
import type { Config } from '#src/platform/config.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import { companyRoom } from './room.ts'

export type ClusterLog = { warn(about: object, text: string): void }

/** Transport of events to the other processes. */
export interface Cluster {
  adapter: NonNullable<ServerOptions['adapter']>
  /** Call after the adapter has been closed. */
  close(): Promise<void>
}

export type ClusterConfig = Pick<Config, 'databaseUrl' | 'redisUrl'>

/**
 * Opens Redis if configured, else PostgreSQL; undefined with the embedded database, which has one process. Drivers are
 * loaded on demand.
 */
export async function openCluster(
  { databaseUrl, redisUrl }: ClusterConfig,
  log: ClusterLog,
  options: { sendsOnly?: boolean } = {},
): Promise<Cluster | undefined> {
  if (redisUrl) return (await import('./redis-cluster.ts')).openRedisCluster(redisUrl, log, options)
  if (databaseUrl) return (await import('./postgres-cluster.ts')).openPostgresCluster(databaseUrl, log)
  return undefined
}

/** For a process that serves no sockets itself, such as a separate worker. */
export async function openEmitter(
  config: ClusterConfig,
  log: ClusterLog,
): Promise<{ emitToCompany: EmitToCompany; close(): Promise<void> }> {
  const cluster = await openCluster(config, log, { sendsOnly: true })
  const io = new Server({ ...(cluster && { adapter: cluster.adapter }) })
  return {
    emitToCompany: (companyId, event, body) => {
      io.to(companyRoom(companyId)).emit(event, body)
    },
    async close() {
      await io.of('/').adapter.close()
      await cluster?.close()
    },
  }
}
