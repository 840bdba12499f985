/** What stands behind the count of a series of instalments, up to the next number. Folded. */
const COUNTS = '(?:x|vezes)'
const NAMES = `(?:${COUNTS}|parcelas?|prestac[a-z]+)`
const HOW = '(?: (?:fixas|iguais|mensais|sem juros))*'

const ANY = new RegExp(`^ ?${NAMES}\\b`)
const BEFORE_EACH = new RegExp(`^ ?${NAMES}?${HOW} ?(?:de|a)?(?: uns| r\\$)? ?$`)
const TIMES_OF = new RegExp(`^ ?${COUNTS}${HOW} de\\b`)

/** '24 vezes', '36 parcelas': so many instalments. */
export const countsInstalments = (after: string): boolean => ANY.test(after)

/** '24x de 1.250', 'em 36 de 6.050': the next number may be each of them. */
export const standsBeforeEach = (after: string): boolean => BEFORE_EACH.test(after)

/** '24x de 1.250', '10 vezes sem juros de 90': what is paid in so many times is nothing else, whatever stands around it. */
export const isTimesOf = (after: string): boolean => TIMES_OF.test(after)
