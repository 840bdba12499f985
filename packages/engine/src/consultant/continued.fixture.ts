/** Conversations on advice: what is asked first and, of each message after it, what its answer must hold. `!`: what it must not. */
type Next = readonly [message: string, holds: RegExp]
export const CONTINUED: readonly (readonly [setor: string, first: string, next: Next, last: Next])[] = [
  [
    'Serviços',
    'meu cliente da funilaria me deve 3.600 faz 2 meses, como eu recebo?',
    [
      'ele falou que consegue 300 por mes, topo?',
      /R\$ 3\.600 a R\$ 300 por mês levam 12 meses.*6 meses seriam R\$ 600/,
    ],
    ['e se ele parar de pagar no meio?', /Juizado Especial/],
  ],
  [
    'Comércio Varejista',
    'uma freguesa da loja ta devendo 900 no caderninho, o que faço?',
    ['ela quer pagar em 3 vezes', /^Sim, .*R\$ 900 em 3 vezes são R\$ 300/],
    ['como eu falo com ela sem perder a amizade?', /“Oi, (?:Carlos|Ana)/],
  ],
  [
    'Serviços',
    'preciso aumentar o preço do corte no salão, tenho medo de perder cliente',
    ['e como aviso isso pras clientes?', /“A partir do dia 1º/],
    ['e se elas reclamarem?', /versão menor pelo preço antigo/],
  ],
  [
    'Outro',
    'quero trocar meu caminhao velho, tenho 40 mil guardado e um novo custa 220 mil. troco?',
    ['a parcela ficaria 5.500 e me sobra 9 mil por mes', /61,1% dos R\$ 9\.000.*R\$ 3\.500/],
    ['e um usado de 120 mil?', /faltam R\$ 80\.000;.*R\$ 100\.000 a menos.*até R\$ 4\.500/],
  ],
  [
    'Indústria',
    'meu melhor costureiro pediu aumento, hoje ganha 2.000 e quer 2.600. o que eu faço?',
    ['como eu respondo ele?', /“Você faz falta aqui/],
    ['e se ele não aceitar e for embora?', /peça o aviso/],
  ],
  [
    'Comércio Varejista',
    'to com muita mercadoria parada da loja de calçado',
    ['já tentei promoção, não funcionou', /tropeço/],
    ['e como aviso as clientes?', /“Vou abrir espaço na loja/],
  ],
  [
    'Serviços',
    'cliente desmarca em cima da hora na clinica de estetica',
    ['posso cobrar?', /pode cobrar falta ou sinal/],
    ['como eu digo isso sem parecer grossa?', /“Seu horário está reservado/],
  ],
  [
    'Comércio Varejista',
    'meu fornecedor de bebida subiu o preço 12%, como negocio?',
    ['ele disse que não baixa', /segundo fornecedor/],
    ['o que eu digo pra ele então?', /“Compro tanto por mês/],
  ],
  [
    'Indústria',
    'to devendo 30 mil no banco e nao consigo pagar',
    ['consigo pagar 1.000 por mes, aceitam?', /R\$ 30\.000 a R\$ 1\.000 por mês levam 30 meses, sem contar os juros/],
    ['e se o banco nao aceitar?', /portabilidade/],
  ],
  [
    'Outro',
    'tenho escola infantil e 8 pais nao pagaram a mensalidade',
    ['um deles ofereceu 1.500 pra quitar, ele deve 2.400. aceito?', /62,5% dos R\$ 2\.400, e você abre mão de R\$ 900/],
    ['e se ele nao pagar?', /Juizado Especial/],
  ],
  [
    'Serviços',
    'vale a pena alugar uma sala maior pro consultorio?',
    ['o aluguel seria 3.000 e hoje pago 1.800', /R\$ 1\.200 a mais, 66,7%/],
    ['e se nao encher?', /ponto e o aluguel/],
  ],
  [
    'Serviços',
    'minha manicure vai sair e levar as clientes',
    ['posso proibir?', /gente boa que sai/],
    ['como falo com as clientes?', /“A Ana seguiu outro caminho/],
  ],
  [
    'Indústria',
    'vou atrasar a entrega de uns moveis planejados',
    ['como aviso o cliente?', /“Não fica pronto na sexta/],
    ['e se ele quiser cancelar?', /parte agora, abatimento/],
  ],
  [
    'Comércio Varejista',
    'preciso demitir um funcionario que nao rende',
    ['como eu digo isso pra ele?', /“Decidi encerrar/],
    ['e se ele não quiser assinar?', /duas testemunhas/],
  ],
  [
    'Outro',
    'to devendo 8 mil no cheque especial da pousada a 8% ao mes, qto isso me custa?',
    ['o banco ofereceu trocar por 12x de 860, compensa?', /^Compensa, .*R\$ 10\.320.*R\$ 2\.320 de juros.*R\$ 7\.680/],
    ['tenho um carro q nao uso e vale 15 mil, vendo?', /R\$ 640 de juro por mês, e ficam R\$ 7\.000/],
  ],
  [
    'Serviços',
    'devo 12 mil no cartao a 2% ao mes, o que faço?',
    ['a financeira faz 18 parcelas de 1.050, pego?', /^Pelo juro não compensa: .*R\$ 6\.900.*R\$ 4\.320/],
    ['tenho uma moto parada que vale 7 mil, vendo ela?', /continuam R\$ 5\.000/],
  ],
  [
    'Alimentação',
    'estou devendo 20 mil no banco e nao consigo pagar',
    ['ofereceram 24x de 1.300, aceito?', /R\$ 31\.200: são R\$ 11\.200 de juros.*CET/],
    ['e se eu vender a kombi que vale 18 mil?', /continuam R\$ 2\.000/],
  ],
  [
    'Indústria',
    'meu cunhado quer entrar de socio na serralheria com 30 mil, o q vc acha?',
    ['ele quer 50% da empresa', /R\$ 30\.000 por 50%.*R\$ 60\.000.*metade/],
    ['hj a serralheria lucra 6 mil por mes livre depois do meu salario', /R\$ 3\.000 por mês.*10 meses.*12,2%/],
  ],
  [
    'Comércio Varejista',
    'um amigo quer ser meu sócio na loja com 50 mil, aceito?',
    ['ele pede 40% da loja', /R\$ 125\.000/],
    ['a loja lucra 5 mil por mes', /R\$ 2\.000 por mês.*25 meses.*21,7%/],
  ],
  [
    'Comércio Varejista',
    'meu caixa do mercadinho quase todo dia fecha faltando uns trocado, como acerto isso?',
    ['posso descontar da moça do caixa?', /CLT, artigo 462.*\n\nAinda sobre/],
    ['hj faltou 35 reais, o q falo pra ela?', /sem acusar ninguém/],
  ],
]

/** What is asked within a conversation on something else, and whose answer must not go on with that. */
export const APART: readonly (readonly [first: string, next: string])[] = [
  ['meu cliente me deve 2.400, como recebo?', 'minha cozinheira chega atrasada toda semana, o que faço?'],
  ['preciso aumentar o preço do corte', 'como aviso os clientes que vou mudar de endereço?'],
  ['o aluguel vai subir, aceito?', 'e como eu reduzo a perda de verdura na quitanda?'],
  ['to devendo 8 mil no banco a 8% ao mes', 'quero comprar um forno em 10x de 900 pra padaria, vale a pena?'],
  ['meu socio nao trabalha', 'quanto de estoque preciso ter na loja de roupa?'],
]
