/** Words around a question on numbers that change nothing about it. */
export const FILLING = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas ao aos pelo pela pelos pelas para pra pro pras pros com e que se por
  meu minha meus minhas nosso nossa nossos nossas seu sua eu nos a gente me te voce voces empresa loja negocio firma comercio lojinha
  quanto qual quais quem onde foi foram era eram e sao dao ser esta estao estou estava deu deram dei tive teve tivemos tiveram
  tenho temos tem ter tinha fiz fez fizemos houve ficou ficaram fechei fechou fechamos fechar dando sendo tendo ando anda
  ja la ai aqui ainda so tambem mesmo entao agora afinal hein ne po poxa isso esse essa este esta aquele aquela
  mostra mostrar mostre diga diz dizer fala falar fale ve ver veja saber quero queria gostaria pode pode lista listar liste manda traz passa calcule calcula calcular
  total totais todo toda todos todas valor valores numero numeros soma somando dinheiro real reais geral inteiro inteira
  mim nisso disso nesse nessa neste nesta desse dessa deste desta tudo todo so apenas somente exato exatamente mais_ou_menos
  vou vai vamos ir indo foi iria vao conta contas periodo
  acumulado acumulada coisa coisas somou somaram totalizou totalizaram tanto tao via
  tipo cerca investi investimos investido aproximadamente hoje_em_dia atualmente bem muito assim favor informa informe resumo relatorio
  comigo conosco to tou ta tamo estamos oi ola bom boa`.split(/\s+/),
)

/** What owners call their company, where nobody of its movements is called so. */
export const OWN_TRADES = new Set(
  `padaria salao oficina clinica consultorio restaurante lanchonete bar barbearia academia escola mercadinho mercearia construtora pousada
  hotel farmacia otica fazenda sitio estudio atelie confeitaria pizzaria marmitaria petshop pet
  acougue boutique lojinha quitanda sorveteria cafeteria hamburgueria hostel creche autoescola grafica papelaria floricultura lavanderia
  transportadora marcenaria serralheria imobiliaria funilaria borracharia mecanica drogaria emporio adega quiosque barraca buffet escritorio
  agencia fabrica confeccao distribuidora hortifruti sacolao peixaria`.split(/\s+/),
)

/** Words that stand in names of movements and in questions, and then mean no name. */
export const COMMON_WORDS = new Set(
  `cheque cheques especial especie empresa empresas pessoa pessoas credito creditos debito debitos pacote vendida vendido vendidos vendidas
  cesta tarifa juros deposito depositos balcao dinheiro saque servico servicos produto produtos cliente clientes carro caixa obra concorrente
  governo cidade casa familia filho filha mercadoria material materiais central geral nacional federal municipal brasil receita estoque
  cobranca mensalidade anuidade seguro parcela emprestimo folha decimo terceiro horas hora manha tarde noite verao inverno feriado`.split(
    /\s+/,
  ),
)

/** Names of everybody's statements that are made of everyday words. */
export const WELL_KNOWN = new Set([
  ...['mercado pago', 'mercado livre', 'pag seguro', 'banco brasil', 'melhor envio', 'sem parar', 'mercado credito'],
  ...['pague menos', 'bom preco', 'casa construtor', 'simples dental', 'total express', 'jet express'],
])

/** Other words of the grammar, so that a slip of the finger still finds them. */
export const GRAMMAR_WORDS =
  `fimdesemana cairam caindo subiram subindo aumentaram diminuiram cresceram baixaram melhoraram pioraram vindo comprando comprava compravam faturo categoria categorias cliente clientes fornecedor fornecedores conta contas mensal mensalmente media medio trimestre semestre
  passado passada retrasado retrasada anterior anteriores seguinte passou atual corrente mesmo mesma periodo epoca proximos proximas daqui fim final anteontem amanha partir agora reajustou reajustaram reajuste reajustado deixo deixei deixamos descontar abater deduzir ultimo ultimos ultima ultimas semana semanas meses quinzena primeira primeiros primeiras primeiro segundo terceiro quarto maior maiores vende vendem
  principal principais melhores piores menores melhor pior emprestei emprestamos comparado comparacao relacao diferenca variacao cresceu aumentou diminuiu subiu motivo
  entrado vendido faturado recebido sobrado saido lucrado sido ficado teria tivesse somou somaram totalizou
  desde entre ate mes ano dia dias anos hoje ontem lucrativo anterior proximo proxima quanto quantos qual porque historico evolucao grupo banco`.split(
    /\s+/,
  )

/** Asking for advice, a meaning or somebody else's figure: never a question on one's own numbers. */
export const ADVICE =
  / (?:como (?!foi|foram|ficou|ficaram|esta|vai|anda|andam|estao|fechei|fechou)|o que (?:e|sao|significa|quer|faco|fazer|devo|posso|preciso|vc|voce)|que faco|devo (?!faturar|vender|receber|ter)|deveria|posso|podemos|ideal|recomend\w+|aconselh\w+|melhorar|aumentar|reduzir|diminuir|cortar|economizar|vale a pena|compensa|dica|dicas|ajuda|ajudar|significa|diferenca entre (?:receita|lucro|faturamento|margem|custo)|calcular o preco|cobrar|precificar|normal|saudavel|media do (?:setor|mercado)|concorrente\w*|mercado (?:paga|cobra)|se eu(?! tir)|e se(?! (?:eu )?(?:tir|nao contar))|caso eu) /

/** The question speaks of days to come. */
export const FUTURE =
  / (?:vou|vai(?! (?:pr[ao]s?|para|com|em|n[ao]s?) )|vamos|irei|iremos|sera|serao|previsao|previsto|prevista|previstos|previstas|projecao|estimativa|estimado|estimada|proxim[oa]s?|que vem|terei|teremos|devo (?:faturar|vender|receber|ter)|amanha|daqui a|fim do mes|final do mes|fim do ano|final do ano) /

/** 'A mais B', and neither 'que mais comprou' nor 'mais alta'. */
export const PLUS =
  '(?<! (?:que|quem|qual|quais|foi|foram|muito|bem|quanto)) mais (?!(?:alt|baix|car|barat|pesad|fort|frac|recent|antig|nov|vez|tard|ced)[a-z]*(?: |$))'
