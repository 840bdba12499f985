/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is; empty: the same origin. */
  readonly VITE_API_URL?: string
  readonly VITE_AGENT_URL?: string
  /** Digits with country code. */
  readonly VITE_SALES_PHONE?: string
  readonly VITE_SUPPORT_PHONE?: string
}
