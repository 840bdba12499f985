/** Despair comes before any search, here and in the consultant. */
export const DISTRESS =
  /\b(me matar|suicid\w+|quero morrer|tirar (a )?minha vida|acabar com (a )?minha vida|nao quero mais viver)\b/

/** 'Como falar com a minha equipe' asks for advice, not for a person. */
const OWN_PEOPLE =
  /\b(minhas?|meus?|funcionari\w+|client\w+|fornecedor\w*|socio\w*|como (converso|falar|conversar|atender|ligar))\b/

/** Who tells what she has or did asks for nobody: 'só tenho as conversa no zap', 'chamo gente com balão'. */
const TELLS =
  /\b(?:tenho|tinha|ficou|guardei|gravei|print\w*|prova|foi tudo|combin(?:ei|amos|ado)|mand(?:ei|ou|aram)|respond(?:eu|eram)) (?:\w+ ){0,3}(?:conversas?|audios?|mensage(?:m|ns)|boca|zap|whats\w*)\b|\b(?:pra|para) (?:cham|atra|junt|reun)\w+ (?:gente|pessoal|publico|o povo)\b/

export interface SmallTalk {
  resposta: string
  /** What the consultant says instead. */
  consulta?: string
  /** The visitor asked for a person. */
  pessoa: boolean
}

const GREETING =
  /^(ola+|oi+e?|opa|e ai|eai|bom dia|boa tarde|boa noite|hey|alo+|salve|tudo (bem|bom|certo)|td (bem|bom)|blz|beleza)\b/
const COURTESY =
  /\b(ola+|oi+e?|opa|e ai|eai|bom|boa|dia|tarde|noite|hey|alo+|salve|tudo|td|bem|certo|joia|como vai|blz|beleza|com|voce|vc|amigo|amiga|agente|norte|pessoal|gente|ai|por favor|pfv)\b/g
const THANKS =
  /^(muito |mt |mto )?(obrigad[oa]s?|obg|brigad[oa]|vlw|valeu|grat[oa]|agradecid[oa]|show|perfeito|otimo|ajudou|entendi|ok|okay|certo|legal|beleza|era isso|so isso)\b/
/** 'Falou mal de mim' and 'até quando dou garantia' are no goodbye. */
const GOODBYE = /^((tchau|ate (mais|logo|breve)|adeus|flw)\b|(falou|fui|ate)( (valeu|entao|obrigad[oa]))?[ ,.!]*$)/
const PERSON =
  /\b(falar|fala|conversar|conversa|atendid[oa]|atendimento|contato|chama|chamar|passa|transfere|transferir|ligar|atende)\b.{0,40}\b(pessoa|humano|humana|atendente|alguem|gente|especialista|vendedor|vendedora|equipe|whats\w*|zap\w*|telefone)\b|(?<!\b(?:minhas?|meus?|noss[ao]s?|trein\w+|contrat\w+|ensin\w+|registr\w+|demit\w+|pag\w+) (?:as? |os? |uma? |outr[ao] )?)\b(atendente|humano|atendimento humano|pessoa (de verdade|real))\b(?! (?:nov|boa|ruim|chega|falta|atras|que (?:chega|falta|trata|nao|vend)))|^(quero |qual (o|e o) |tem |me (passa|manda) o )?(numero d[eo] )?(whats\w*|zap\w*|wpp|telefone)( de voces| da norteia)?$/

/** 'Oi, tudo bem?', and nothing else; of plain words. */
export const greets = (text: string): boolean => GREETING.test(text) && text.replace(COURTESY, '').trim() === ''

/** A short kind answer to what is no question: a greeting, thanks, a goodbye, the wish for a person, or nothing at all. */
export function smallTalk(folded: string): SmallTalk | undefined {
  const text = folded
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '' || !/\p{L}/u.test(text))
    return {
      resposta: 'Escreva a sua dúvida em poucas palavras, por exemplo: "Como faço o diagnóstico?"',
      consulta: 'Escreva a sua dúvida em poucas palavras, por exemplo: "Como reduzo o estoque parado?"',
      pessoa: false,
    }
  if (DISTRESS.test(text))
    return {
      resposta:
        'Sinto muito que esteja tão difícil. Fale agora com alguém de confiança ou ligue para o CVV, no 188, gratuito e a qualquer hora. Você não precisa passar por isso só.',
      pessoa: true,
    }
  if (PERSON.test(text) && text.length <= 100 && !OWN_PEOPLE.test(text) && !TELLS.test(text))
    return {
      resposta: 'Claro! Clique em Falar no WhatsApp, logo abaixo, e uma pessoa da equipe continua com você.',
      consulta: 'Para falar com uma pessoa da equipe, abra o chat e clique em Falar no WhatsApp.',
      pessoa: true,
    }
  if (text.length > 60) return undefined
  if (greets(text))
    return {
      resposta:
        'Olá! Posso ajudar com dúvidas sobre a Norteia e sobre a gestão da sua empresa. O que você gostaria de saber?',
      consulta: 'Olá! Conte qual é a sua dúvida de gestão: caixa, preço, custos, vendas, pessoas ou processos.',
      pessoa: false,
    }
  if (THANKS.test(text) && text.split(' ').length <= 6)
    return { resposta: 'Por nada! Se surgir outra dúvida, é só escrever.', pessoa: false }
  if (GOODBYE.test(text) && text.split(' ').length <= 4) return { resposta: 'Até logo! Bons negócios.', pessoa: false }
  return undefined
}
