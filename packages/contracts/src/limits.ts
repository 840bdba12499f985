/** Bounds of user input, the same on the form and on the server. */
export const LIMITS = {
  /** Of one user. */
  companies: 100,
  name: 200,
  email: 254,
  freeText: 5_000,
  password: 128,
  money: 1e12,
  employees: 1_000_000,
  revenueMonths: 60,
  chatMessage: 2_000,
} as const
