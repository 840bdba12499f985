import { DeviceListReply, PreferencesReply } from '@norteia/contracts/account-care'
import { TwoFactorState } from '@norteia/contracts/two-factor'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: async ({ signal }) => (await api('/users/me/sessions', DeviceListReply, { signal })).data,
})

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: async ({ signal }) => (await api('/users/me/preferences', PreferencesReply, { signal })).data,
})

export const twoFactorQuery = queryOptions({
  queryKey: ['account', 'two-factor'],
  queryFn: async ({ signal }) => (await api('/users/me/two-factor', TwoFactorState, { signal })).data,
})
