/**
 * Words that owners use for one another. A word of a question also finds the others of its lines, for less than an exact match.
 * One line, one meaning; a word may stand in several lines.
 */
export const SYNONYMS = `
excluir apagar deletar remover eliminar cancelar sumir
trocar mudar alterar editar atualizar corrigir arrumar modificar consertar ajustar
entrar acessar logar login acesso
sair desconectar deslogar
criar fazer abrir adicionar incluir cadastrar colocar botar por registrar inserir
cadastro registro inscrição conta
empresa loja negócio firma comércio estabelecimento unidade lojinha salão
filial unidade ponto loja
setor ramo segmento área atividade
senha palavra-passe
difícil forte segura complicada
lembrar esquecer esqueci lembro recordar
código número token
celular telefone smartphone aparelho
aplicativo app programa
baixar download instalar
diagnóstico questionário formulário perguntas avaliação
responder preencher marcar assinalar
terminar continuar concluir acabar completar
nota score pontuação pontos resultado
melhorar subir aumentar crescer elevar evoluir
diminuir reduzir baixar cair cortar
significa quer dizer representa
previsão prever projeção estimativa adivinhar futuro
faturamento receita vendas faturar vender entrada
lançar informar digitar colocar registrar
automático sozinho programar agendar rodar
diariamente diário dia
avisar alerta aviso notificar notificação
relatório análise resultado documento
compartilhar mandar enviar passar mostrar
antigo anterior passado velho histórico
sumiu desapareceu cadê perdi
ver olhar enxergar visualizar consultar espiar
seguro segurança protegido confiável
preço valor custo custa cobrar
grátis gratuito graça gratuita
pessoa humano atendente gente alguém
falar conversar ligar contato
dinheiro grana caixa verba recurso
salário retirada pró-labore ganho pago remuneração pagamento
sócio parceiro irmão marido esposa
funcionário empregado colaborador equipe atendente vendedor pessoal balconista ajudante garçom
demitir demissão mandar dispensar desligar
lucro sobra ganho margem resultado
prejuízo perda vermelho
dívida devendo dever devo deve devedor endividado débito
pagar quitar pagamento
empatar equilíbrio prejuízo cobrir
fiado prazo crediário caderneta
cobrança cobrar receber
calote inadimplência pagar devedor
estoque mercadoria produto roupa peça encalhado prateleira depósito galpão
cheio lotado entupido abarrotado
encalhado parado encalhe
comprar compra compras pedido
fornecedor distribuidor atacado
cliente freguês comprador consumidor paciente aluno público
vazio fraco parado ninguém pouco
atrair trazer conseguir captar chamar
voltar retornar fiel fidelizar recomprar
divulgar propaganda anunciar marketing anúncio publicidade
imposto tributo taxa simples
contador contabilidade contábil
empréstimo crédito financiamento emprestado
banco agência financeira
desconto promoção oferta liquidação
barato baixo menor
concorrente rival vizinho
aluguel fixo luz internet
férias folga descanso viajar
cansado esgotado sobrecarregado exausto
bagunça desorganizado confusão desordem
organizar arrumar controlar ordenar
meta objetivo alvo
treinar ensinar capacitar
falta faltar ausência faltou
desperdício lixo perda estragar
natal dezembro temporada época sazonalidade
cozinha restaurante comida prato lanchonete
custo gasto despesa conta
levar gastar comprar
robô bot IA inteligência
errado erro incorreto falha problema
lento travado demorado
demora tempo minutos demorar duração
grande longo extenso comprido
site página plataforma sistema ferramenta
dados informações informação
privacidade sigilo particular
maquininha cartão caixa banco
planilha excel arquivo csv
e-mail mensagem correio
`
