/** Made at build by vite.config.ts. */
declare module 'virtual:sample-report' {
  export const SAMPLE: import('./features/landing/sample.ts').SampleReport
}
