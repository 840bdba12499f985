const TEAM_WORDS = /(?<!\p{L})(?:equipes?|funcionári[oa]s?|colaborador(?:a|es|as)?|times?)(?!\p{L})/iu

/** Whether a text speaks of a team, which says nothing to an owner who works alone. */
export const hasTeamWords = (text: string): boolean => TEAM_WORDS.test(text)
