/** Words that say nothing of a subject in an answer to what was said: whom, how to say it, what if. */
const EMPTY =
  /^(?:client\w*|ele|ela|eles|elas|dele|dela|isso|esse|essa|pra|para|pros|pras|como|quando|quanto|porque|entao|tambem|agora|ainda|mais|menos|mesmo|hoje|mim|gente|fal\w+|dig\w+|diz\w*|diss\w+|avis\w+|cont[oa]r?|explic\w+|respond\w+|comunic\w+|abord\w+|negoci\w+|dono|pux\w+|assunto|mensagem|texto|frase|conversa\w*|quer\w*|quis\w*|aceit\w+|top[oa]\w*|nao|sem|que|mas|pode|posso|devo|ser|vai|vou|tem|ter|faz\w*|faco|fica\w*|ficar\w*|seria|ach\w+|ruim|reclam\w*|certo|parecer|antes|depois|obrigad\w+|vale|pena|pag\w+|mes|reais|mil|meses|vezes|valor|continu\w+|der|dar|consegu\w+|sair\w*|embora|briga\w*)$/
/** How many words of a folded message bring a subject. */
export const ownWords = (text: string) =>
  new Set((text.match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word) && !STOP.test(word))).size
const STOP =
  /^(?:com|por|dos|das|uma|uns|num|numa|nos|nas|aos|ate|seu|sua|meu|minha|meus|minhas|eles?|elas?|the|ja|eu|me|la|ai|pro|vez|bem|muito|tudo|nada|algo|alguem)$/
