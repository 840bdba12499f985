/**
 * What an amount can be the amount of: a name of the measure and a pattern over folded words. A figure beside a word of
 * another measure than its fact's is a true figure with a false label.
 */
export const MEASURES: readonly (readonly [string, RegExp])[] = [
  ['faturamento', /^(?:fatur\w*|receitas?|vend(?:a|as|e|em|er|eu|eram|endo|ido)|entradas?|entra|entram|arrecad\w*)$/],
  ['lucro', /^lucr\w*$/],
  ['sobra', /^(?:sobr(?:a|as|am|ou|ar|ando|aria|aram)|margem|margens|rentab\w*|rend(?:e|em|imento\w*))$/],
  ['perda', /^(?:prejuizos?|perd(?:a|as|e|em|er|eu|eram|endo|ido|idos|idas)|furtos?|quebras?|desperdic\w*|rombos?)$/],
  ['custo', /^(?:custos?|custa|custam|gast(?:o|os|a|am|ar|ou)|despesas?|contas|pag(?:a|am|ar|ou|o|amento\w*))$/],
  ['folha', /^(?:folha|salari\w*|remunera\w*|pro-?labore)$/],
  ['aluguel', /^(?:alugue(?:l|is)|loca(?:cao|coes))$/],
  ['imposto', /^(?:impostos?|tribut\w*|taxas?|encargos?)$/],
  ['investimento', /^(?:invest\w*|orcamentos?|desembols\w*)$/],
  ['ganho', /^(?:ganh\w*|econom(?:ia|ias|iza\w*|ize\w*)|poup\w*|benefici\w*|recuper\w*)$/],
  ['retorno', /^(?:retorn\w*|volt(?:a|am|ar)|payback)$/],
  ['prazo', /^prazos?$/],
  ['pessoas', /^(?:pesso(?:a|as)|equipes?|time|funcionari\w*|colaborador\w*|empregad\w*|vendedor\w*)$/],
  ['nota', /^(?:notas?|pontua\w*|pontos?|score)$/],
  ['caixa', /^(?:caixa|reservas?|saldos?|capital|dinheiro)$/],
  ['estoque', /^(?:estoques?|mercadori\w*|giro|itens|produtos?|pecas?|insumos?)$/],
  ['cliente', /^(?:client\w*|compradores|fregues\w*|consumidor\w*|pacientes?|alunos?|assinantes?)$/],
  ['preco', /^(?:precos?|tickets?|tiquetes?|markup|acrescimos?|descontos?|comiss\w*)$/],
  ['divida', /^(?:dividas?|emprestim\w*|financiament\w*|juros|credito|parcelas?)$/],
  ['atraso', /^(?:inadimpl\w*|calotes?|atras\w*|receber|recebimentos?|pedidos?)$/],
  [
    'mudanca',
    /^(?:cresc\w*|aument\w*|alta|subi\w*|cai|caiu|cair\w*|caem|quedas?|reduz\w*|reduc\w*|diminu\w*|cort(?:a|ar|ou|es?)|melhor(?:a|ar|ou|ia|ias)|evolu\w*|variac\w*)$/,
  ],
  ['meta', /^(?:metas?|objetivos?|alvos?)$/],
  ['completude', /^(?:complet\w*|confianca)$/],
  ['mercado', /^(?:mercado|setor|setores|ramo|concorr\w*|benchmark)$/],
  ['chance', /^(?:chances?|probabilidade\w*|risco|riscos)$/],
  ['conversao', /^(?:convers\w*|visitas?|seguidor\w*|acessos?|avaliac\w*)$/],
  ['financas', /^financas$/],
  ['marketing', /^marketing$/],
  ['operacoes', /^operac\w*$/],
  ['gestao', /^gestao$/],
  ['produtividade', /^produtividade$/],
  ['digital', /^(?:digital|ia)$/],
  ['frete', /^fretes?$/],
  ['luz', /^(?:luz|energia|internet|telefone)$/],
  ['retirada', /^retiradas?$/],
  ['multa', /^multas?$/],
  ['contrato', /^contratos?$/],
  ['distancia', /^(?:distancia|diferenca)$/],
  ['tipo', /^(?:fix[oa]s?|varia(?:vel|veis))$/],
  ['canal', /^(?:instagram|whatsapp|facebook|site|atendimento)$/],
  ['horas', /^(?:horas?|expediente)$/],
  ['espera', /^(?:demor\w*|esper(?:a|am|ar)|dura(?:m|cao)?)$/],
]

/** Nouns that count steps of advice, never the company: 'três passos'. */
export const FREE_NOUNS: ReadonlySet<string> = new Set(
  'passo passos acao acoes etapa etapas fase fases frente frentes prioridade prioridades pergunta perguntas tarefa tarefas coluna colunas lista listas frase frases linha linhas recomendacao recomendacoes dimensao dimensoes caminho caminhos ideia ideias decisao decisoes cuidado cuidados habito habitos mudanca mudancas temas tema maiores menores principais primeiros primeiras assunto assuntos blocos perguntinhas'.split(
    ' ',
  ),
)
/** Nouns that a piece of advice may count: 'peça preço a três fornecedores', 'anote por duas semanas'. */
export const ADVISED_NOUNS: ReadonlySet<string> = new Set(
  'indicador indicadores numero numeros fornecedor fornecedores cliente clientes produto produtos item itens proposta propostas cotacao cotacoes orcamento orcamentos categoria categorias conta contas despesa despesas nivel niveis pacote pacotes minuto minutos dia dias semana semanas mes meses vezes reuniao reunioes conversa conversas opcao opcoes sugestao sugestoes motivo motivos causa causas resultado resultados canal canais grupo grupos metas meta vez'.split(
    ' ',
  ),
)
/** Words that may follow a bare figure whose label precedes it. */
export const CONNECTORS: ReadonlySet<string> = new Set(
  'de e a o as os em no na nos nas com mas para que ou pontos hoje agora ate por do da ainda ja quando porque se mostra mostram pede pedem indica como ao deixa fica esta puxa ela ele isso'.split(
    ' ',
  ),
)
/** The nouns that a fact's unit may be counted in. */
export const UNIT_NOUNS: Readonly<Record<string, readonly string[]>> = {
  pessoas: ['pessoa', 'pessoas', 'funcionarios', 'colaboradores', 'empregados'],
  meses: ['mes', 'meses'],
  dias: ['dia', 'dias'],
  pontos: ['ponto', 'pontos'],
  canais: ['canal', 'canais'],
  indicadores: ['indicador', 'indicadores'],
  itens: ['item', 'itens'],
  horas: ['hora', 'horas'],
}

/** Verbs in the imperative: the sentence gives advice and doesn't describe the company. */
export const IMPERATIVES: ReadonlySet<string> = new Set(
  'comece faca corte conte anote escolha ordene registre calcule acompanhe transforme proteja procure refaca simplifique defina ofereca compre converse ligue mostre peca negocie renegocie separe guarde reserve revise reveja compare liste marque monte crie pergunte treine combine confira cuide use olhe veja leia escreva teste mantenha reduza aumente ajuste organize planeje pense visite publique responda avise agende meca evite pare troque una junte desenhe deixe ataque siga priorize concentre dedique informe preencha atualize envie mande chame convide busque pesquise observe estabeleca fixe tire espere abra feche acerte aproveite invista distribua documente padronize automatize elimine repita entregue coloque ponha escute ouca explique apresente limpe retire prepare retome volte verifique delegue contrate foque trate identifique analise avalie considere decida estude reuna experimente percorra conheca mude inclua mapeie levante'.split(
    ' ',
  ),
)
