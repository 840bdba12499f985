import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const NETWORK_RETRY_MS = 15_000

/** Server state. Without a network a call is made all the same, so that its error is shown instead of an endless wait. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Not the default of this mode: queries that failed offline are retried when the network is back.
        refetchOnReconnect: true,
        refetchInterval: ({ state }) =>
          state.error instanceof ApiError && state.error.kind === 'network' ? NETWORK_RETRY_MS : false,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 503,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
