// Runs in the thread of press.ts.
export { analysisPdf } from './analysis-pdf.ts'
export { periodPdf } from './period-pdf.ts'
