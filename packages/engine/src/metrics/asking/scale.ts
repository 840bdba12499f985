/** All signs of one reading weigh so much together, however many are known. */
export const scaleOf = (known: number): number => WHOLE / Math.sqrt(known + 1)
const WHOLE = 3
