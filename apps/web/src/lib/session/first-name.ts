/** The first word of a person's name, for greetings. */
export const firstName = (name: string | undefined, fallback = 'Usuário') => name?.trim().split(/\s+/)[0] || fallback
