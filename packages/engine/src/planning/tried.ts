import { fold } from '#src/text/words.ts'

/** What she tried, and what is different this time. Folded, the plainest first. */
const ANSWERS: readonly (readonly [tried: RegExp, instead: string])[] = [
  [/\bgrupo\b/, 'No grupo, quem deve se sente exposto e quem paga se sente cobrado; agora a conversa é de um em um.'],
  [/boleto|lembrete|mensagem|whats|zap/, 'Mensagem se ignora; agora é voz, com valor e data na mesma frase.'],
  [
    /desconto|baix\w+ (?:o )?preco|promoc/,
    'O desconto trouxe quem só olha preço; agora o preço fica, e o que muda é o que vem junto dele.',
  ],
  [
    /panfleto|anuncio|trafego|impulsion|post\w*|radio|carro de som|outdoor|influen/,
    'Divulgar para quem não conhece você rendeu pouco; agora o convite sai de quem já compra.',
  ],
  [
    /contrat\w+|funcionari|ajudante|vendedor/,
    'Mais gente não conserta o que não está combinado; agora o combinado vem antes da pessoa.',
  ],
  [
    /sistema|planilha|aplicativo|programa|caderno/,
    'Anotar tudo cansa e se abandona; agora é uma linha só, sempre na mesma hora.',
  ],
  [/assin\w+|contrato|papel/, 'Papel sozinho não segura ninguém; agora muda o que cada lado ganha quando cumpre.'],
  [/emprestimo|banco|cheque especial/, 'Dinheiro novo cobriu o buraco sem fechá-lo; agora primeiro se fecha o buraco.'],
  [
    /convers|falei|falar|reuniao|expliquei|pedi|briguei/,
    'Conversa sem papel se perde; agora ela termina escrita, com data para conferir.',
  ],
  [/fornecedor|cot\w+/, 'Trocar de um dia para o outro é que deu errado; agora o teste é pequeno e ao lado do antigo.'],
]

/** How this differs from what she tried. */
export const insteadOf = (tried: string): string =>
  ANSWERS.find(([words]) => words.test(fold(tried)))?.[1] ??
  'O plano começa por outro lado, para não repetir o que já não deu certo.'
