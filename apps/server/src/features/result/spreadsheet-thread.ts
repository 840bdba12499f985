// Runs in the thread of spreadsheet-press.ts.
export { drawSpreadsheet } from './spreadsheet.ts'
