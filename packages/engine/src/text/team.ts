const TEAM_WORDS =
  /(?<!\p{L})(?:equipes?|funcionári[oa]s?|colaborador(?:a|es|as)?|times?|(?:com )?alguém no comando|quem trabalha com você|quem vai assumir)(?!\p{L})/iu

/** Whether a text mentions a team, which is no use to an owner who works alone. */
export const hasTeamWords = (text: string): boolean => TEAM_WORDS.test(text)
