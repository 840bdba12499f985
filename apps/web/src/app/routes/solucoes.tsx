export { SolutionsPage as Component } from '#src/features/solutions/solutions-page.tsx'
