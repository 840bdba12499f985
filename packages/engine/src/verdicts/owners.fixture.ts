import type { MarketSegment } from '@norteia/contracts/company'
import type { DecisionId } from './decisions.data.ts'

/** An owner who tells her decision as people do: in passing. */
export interface DecidingOwner {
  segmento: MarketSegment
  faturamento: number
  pessoas: number
  custos: string
  desafio: string
  metas: string
  /** By a reader, before the first run; the challenge's first. */
  decisoes: readonly DecisionId[]
}

export const owner = (
  segmento: MarketSegment,
  faturamento: number,
  pessoas: number,
  custos: string,
  desafio: string,
  metas: string,
  ...decisoes: DecisionId[]
): DecidingOwner => ({ segmento, faturamento, pessoas, custos, desafio, metas, decisoes })

export const OWNERS: readonly DecidingOwner[] = [
  owner('Alimentação', 38_000, 4, 'ingredientes 14.000, ajudantes 6.400, aluguel 2.800, gás e luz 1.900, simples 2.300', 'A marmitaria nova da outra quadra faz a 17 e a minha é 22. Minha irmã diz que tenho que acompanhar senão perco o pessoal da obra.', 'vender 90 marmitas por dia', 'baixar_preco'),
  owner('Serviços', 21_000, 3, 'produtos 3.900, auxiliar 2.300, aluguel 2.200, luz 480', 'Faz três anos que a progressiva é 180, as meninas do curso falaram que estou doida. Morro de medo de passar pra 210 e sumir todo mundo.', 'tirar 6 mil por mês', 'aumentar_preco'),
  owner('Comércio Varejista', 64_000, 5, 'mercadoria 35.000; salários 11.200; aluguel 4.500; contador e luz 1.700; simples 4.300', 'Movimento bom mas o gerente do banco não para de ligar, liberou 60 mil em 36 vezes de 2.480 e meu marido acha que é a chance da gente encher a loja.', 'dobrar de tamanho', 'emprestimo'),
  owner('Saúde', 42_000, 5, 'materiais 7.500, recepcionista e auxiliar 6.200, aluguel 4.800, laboratório 6.000, impostos 3.900', 'O plano paga 38 a consulta e no particular cobro 150. Já me falaram mil vezes pra sair dele mas metade da agenda é de lá.', 'trabalhar até as 18h', 'largar_cliente'),
  owner('Indústria', 120_000, 16, 'tecido 52.000, costureiras 34.000, aluguel 6.000, energia 3.800, impostos 9.000', 'Uma rede de lojas quer que a gente costure só pra eles, 70 mil por mês garantido de boca. Meu sócio está animado, eu não durmo.', 'crescer com segurança', 'cliente_grande'),
  owner('Tecnologia', 55_000, 6, 'equipe 29.000, servidores 3.200, ferramentas 2.100, impostos 5.500', 'Um investidor apareceu oferecendo 200 mil por 30% da empresa. É muito dinheiro pra mim, mas sei lá.', 'chegar a 400 assinantes', 'socio_novo'),
  owner('Educação', 33_000, 7, 'professores 14.500, aluguel 5.200, material 1.500, luz e internet 1.300', 'A escola está cheia à tarde e os pais vivem me pedindo pra abrir no sábado de manhã, mas professora em sábado quer receber mais.', 'ter lucro de 5 mil', 'mais_horas'),
  owner('Agronegócio', 28_000, 3, 'ração 11.500, ajudante 2.200, energia 1.100, veterinário 600', 'Com as 22 vacas tiro 480 litros por dia. O vizinho tá vendendo 10 novilhas a 6.500 cada e meu filho quer que eu pegue todas.', 'chegar a mil litros por dia', 'expandir_rural'),
  owner('Alimentação', 71_000, 9, 'insumos 27.000, folha 19.500, aluguel 6.000, comissão ifood 7.200, luz 2.600', 'Metade do que vendo sai pelo ifood e ele leva 27% de cada pedido. Tem dia que me dá vontade de desligar aquele tablet de vez.', 'ter cliente meu', 'sair_app'),
  owner('Comércio Varejista', 18_500, 2, 'roupas 9.800, aluguel 1.700, luz 300, das 76', 'Uma colega do grupo montou loja na Shopee e diz que vende o dia inteiro, vive me chamando pra entrar também. A taxa lá é 20% e já mal sobra.', 'vender mais', 'entrar_app'),
  owner('Serviços', 14_000, 1, 'gasolina 1.300, peças 3.100, telefone 120, mei 76', 'Chego na casa do cliente, olho a máquina, gasto 1 hora e no fim ele diz que vai pensar. Um amigo do ramo já cobra 60 pela visita, eu fico sem graça.', 'sobrar mais', 'taxa_sinal'),
  owner('Outro', 26_000, 3, 'ajudantes 5.200, combustível 2.400, manutenção 1.800, galpão 1.500', 'Perdi dois eventos grandes porque só tenho uma van. Vi uma usada por 62 mil, a financeira faz em 48 de 1.990.', 'fazer dois eventos no mesmo dia', 'maquina'),
  owner('Comércio Varejista', 92_000, 7, 'mercadorias 58.000; folha 14.000; aluguel 5.800; energia 2.300; impostos 5.100', 'A loja do centro anda sozinha. Surgiu um ponto no bairro novo, aluguel de 3.900, e minha esposa diz que é agora ou nunca.', 'ter duas lojas', 'segunda_loja'),
  owner('Serviços', 9_800, 1, 'aluguel da cadeira 1.200, produtos 1.400, transporte 300', 'Trabalho de carteira assinada até as 16h num escritório, lá ganho 2.900, e de noite e sábado faço unha. As clientes perguntam quando vou largar o escritório e ficar só com elas.', 'viver só das unhas', 'largar_emprego'),
  owner('Indústria', 48_000, 6, 'mdf e ferragem 21.000, marceneiros 10.800, aluguel 2.500, luz 1.200', 'Tô recusando cozinha porque eu e o Tião não vencemos. Um marceneiro bom pede 3.200 registrado. Fico naquela, boto ou não boto mais um?', 'entregar em 30 dias', 'contratar'),
  owner('Alimentação', 24_000, 3, 'carnes e insumos 11.500, ajudante 2.000, aluguel 2.400, gás 900', 'De segunda a quinta o almoço não paga nem o gás, sai umas 12 refeições. Se eu fechasse o almoço e ficasse só com a noite será que melhorava?', 'descansar um dia', 'fechar_unidade'),
  owner('Educação', 12_500, 2, 'sala 1.800, material 700, professora 2.600', 'A dona da sala pediu reajuste, de 1.800 vai pra 2.600 em fevereiro. Tem uma menor em cima da padaria por 1.500. Meus alunos são de criança e a mãe gosta de estacionar.', 'chegar a 60 alunos', 'mudar_ponto'),
  owner('Saúde', 17_000, 2, 'sala 2.100, secretária 1.900, material 600', 'Estou com a agenda lotada e uma colega recém-formada se ofereceu pra atender no meu consultório, ela fica com 60% do que atender.', 'atender o dobro sem adoecer', 'contratar'),
  owner('Agronegócio', 60_000, 4, 'insumos 31.000, diesel 5.000, ajudantes 6.200, arrendamento 4.800', 'A saca tá 118 e todo mundo na cooperativa fala que em março chega a 140. Tenho 1.900 sacas no silo e o custeio vence em 60 dias. Seguro ou solto?', 'pagar o custeio', 'guardar_safra'),
  owner('Tecnologia', 19_000, 2, 'ferramentas 900, contador 450, impostos 1.200, freelancer 3.500', 'Um cliente pede 25% de abatimento pra fechar o ano inteiro. É o mesmo valor que a gente tira no mês, eu sempre acabo cedendo.', 'receber todo mês certo', 'desconto'),
  owner('Serviços', 31_000, 4, 'ajudantes 9.000, material 6.500, combustível 2.100, aluguel 1.500', 'O pessoal do condomínio atrasa sempre e agora o síndico quer pagar com 60 dias. São 8 mil por mês deles.', 'ter caixa', 'prazo_fiado'),
  owner('Comércio Varejista', 29_000, 2, 'mercadoria 17.500, aluguel 2.300, luz 500, simples 1.400', 'Devo 41 mil entre cartão e fornecedor, pago 2.900 por mês e não baixa. Meu cunhado fala pra eu juntar tudo num empréstimo só.', 'sair do vermelho', 'renegociar'),
  owner('Outro', 15_000, 2, 'aluguel 2.000, manutenção 900, luz 700', 'O dono do terreno quer vender, pediu 260 mil, diz que dá preferência pra mim até maio. Pago 2.000 por mês faz nove anos.', 'ter o meu lugar', 'imovel'),
  owner('Indústria', 35_000, 5, 'leite 15.000, ajudantes 7.000, embalagem 2.400, luz 1.300', 'O mercado da cidade vizinha gostou do meu queijo mas só compra com o selo. Ficar legal vai custar uns 24 mil de reforma na queijaria, me falaram.', 'vender na região toda', 'regularizar'),
  owner('Comércio Varejista', 7_100, 1, 'mercadoria 3.600, internet 100, mei 76', 'Esse ano a venda não parou de subir e o contador mandou recado que tenho que sair do mei. Fiquei assustada com o imposto.', 'crescer com calma', 'mei_me'),
  owner('Alimentação', 27_000, 3, 'insumos 10.500, ajudante 2.100, aluguel 1.900, luz 800', 'Uma empresa encomendou 600 salgados pra toda sexta, mas paga 1,40 e cada um me custa 0,85. A gente já vira a noite na quinta.', 'organizar a produção', 'pedido_maior'),
  owner('Serviços', 45_000, 8, 'folha 24.000, produtos 5.500, aluguel 4.200, luz 1.300', 'A Jéssica é a que mais traz cliente e veio dizer que recebeu proposta, quer 600 a mais. Se eu dou pra ela as outras vão querer.', 'não perder a Jéssica', 'aumento_salario'),
  owner('Comércio Varejista', 53_000, 6, 'mercadorias 36.000, folha 12.500, aluguel 5.000, luz 1.500', 'Desde agosto o mês fecha no vermelho. Todo mundo me olha esperando que eu mande alguém embora, e são seis pessoas comigo há anos.', 'voltar a empatar', 'demitir'),
  owner('Saúde', 58_000, 7, 'folha 18.000, materiais 9.000, aluguel 6.500, impostos 5.200', 'Um grupo grande anda comprando clínica por aqui. Me ofereceram 480 mil pela minha. Tenho 58 anos.', 'pensar no futuro', 'vender_parar'),
  owner('Serviços', 23_000, 2, 'software 600, sala 1.100, impostos 1.700', 'Meu sócio vem uma vez por semana e tira igual. Minha mulher vive me falando pra acabar com essa sociedade.', 'resolver isso até o fim do ano', 'sair_sociedade'),
  owner('Agronegócio', 16_500, 2, 'sementes e adubo 3.900, ajudante 1.900, diesel 1.200', 'Vendo a alface pro atravessador a 0,90 o pé. A prefeitura abriu chamada da merenda e a moça da emater insiste pra eu entrar.', 'ganhar mais por pé', 'atacado'),
  owner('Outro', 11_000, 1, 'tecidos 3.800, energia 220, frete 600', 'Vendo na feira de sábado e só. Minha sobrinha quer fazer um site pra mim, cobra 1.800, disse que todo mundo compra pela internet.', 'vender a semana toda', 'vender_online'),
  owner('Educação', 40_000, 9, 'professores 18.000, aluguel 6.500, apostila 3.000, secretaria 2.200', 'Em janeiro sempre encho turma nova. Uma agência me propôs cuidar do instagram e botar anúncio por 1.800 por mês.', 'matricular 50 em fevereiro', 'anunciar'),
  owner('Alimentação', 33_000, 4, 'farinha e insumos 12.500, folha 8.200, aluguel 2.600, energia 1.900', 'O cardápio tem 46 sabores de pizza, uns 20 quase ninguém pede e a geladeira fica cheia de recheio vencendo. Minha filha acha que devia cortar metade.', 'perder menos', 'cortar_produto'),
  owner('Serviços', 36_000, 5, 'salários 13.000, produtos 4.000, combustível 2.200, aluguel 2.000', 'Passo o domingo inteiro fazendo folha, nota e boleto, umas 6 horas por semana. Um escritório cobra 900 pra assumir tudo isso.', 'ter domingo livre', 'terceirizar'),
  owner('Comércio Varejista', 47_000, 4, 'mercadoria 27.000, folha 7.800, aluguel 3.100, luz 700', 'O representante da marca de inverno dá 12% se eu fechar 30 mil de uma vez agora em fevereiro. Ano passado sobrou casaco até setembro.', 'vender bem no inverno', 'estoque_antes'),
  owner('Indústria', 66_000, 8, 'chapa e solda 29.000, folha 18.500, galpão 4.000, energia 3.500', 'Recebo em 45 dias e todo mês acabo passando as duplicatas pra factoring, come 3,5% de tudo. Ela liga oferecendo pra antecipar mais.', 'parar de correr atrás', 'antecipar'),
  owner('Alimentação', 30_000, 3, 'insumos 12.000, ajudante 2.000, aluguel 2.200, ifood 3.400', 'O motoboy do aplicativo atrasa e esfria tudo. Penso em ter o meu, pagaria 90 a diária pra umas 15 entregas, e cobro 7 de taxa.', 'parar de levar reclamação', 'entrega_propria'),
  owner('Comércio Varejista', 85_000, 6, 'ração e produtos 54.000, folha 11.000, aluguel 4.400, simples 5.600', 'Uma distribuidora de fora faz a mesma ração 7% mais barata, mas entrega só de quinze em quinze dias. O fornecedor de hoje me atende bem há oito anos.', 'melhorar a margem', 'fornecedor'),
  owner('Serviços', 28_000, 3, 'produtos 4.200, ajudantes 6.000, aluguel 2.300', 'Cliente nova pergunta toda semana se faço sobrancelha e cílios. A Rita sabe fazer, faltava só comprar o material, uns 1.500.', 'aumentar o ticket e abrir uma linha de produtos própria', 'produto_novo'),
]
