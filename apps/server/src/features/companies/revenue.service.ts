export { findRevenueHistory as listRevenueHistory, type MonthRevenue } from './revenue.repo.ts'
