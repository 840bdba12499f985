export const AGENT_TABS = ['automacao', 'consultor', 'preditiva', 'setor'] as const
export type AgentTab = (typeof AGENT_TABS)[number]
