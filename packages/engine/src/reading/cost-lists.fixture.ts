/**
 * Lists of costs as owners type them, each with what must be read: 'name=reais a month', 'name=18%' of the revenue,
 * 'name=40%c' of the costs, '!words' for what is said to be unread. Written before the reader was run on them.
 */
export const COST_LISTS = String.raw`
pneus e câmaras 82.000\nfolha 6 func c/ encargos 19.500\naluguel do galpão 6.800 => pneus e câmaras=82000 | folha func c/ encargos=19500 | aluguel do galpão=6800
Mercadoria (canecas, pelúcia, bijuteria) 19.800 / alug shopping 7.400 com condominio / 3 meninas 6.900 / DAS 2.100 => Mercadoria=19800 | alug shopping=7400 | meninas=6900 | DAS=2100
roupas do bras 17 mil\naluguel 2800\n2 vendedoras 4.400\nmei/simples 1.900\nviagem p/ SP 900 => roupas do bras=17000 | aluguel=2800 | vendedoras=4400 | mei/simples=1900 | viagem p/ SP=900
cadernos, mochilas e material 15.500; func 2 = 4.100; agua luz net 680 => cadernos, mochilas e material=15500 | func=4100 | agua luz net=680
salario 3 x 2.050\naluguel 3.000\nsimples 6,2% => salario=6150 | aluguel=3000 | simples=6.2%
Cimento, areia, ferro, piso: 212.000. Folha: 41.000. Caminhão (diesel, pneu, manut.) 8.900. Luz/agua/telefone 2.300. Prédio é próprio. => Cimento, areia, ferro, piso=212000 | Folha=41000 | Caminhão=8900 | Luz/agua/telefone=2300
peças, óleo, baterias 44.000 | funcionarios 9.300 | moto entrega 1.200 | sistema 390 => peças, óleo, baterias=44000 | funcionarios=9300 | moto entrega=1200 | sistema=390
lentes (laboratorio) 12.800\nsalarios+comissao 14.200 => lentes=12800 | salarios+comissao=14200
calçados 21k, frete 5,1k, comissao shopee e ML 7,8k, embalagem 850 => calçados=21000 | frete=5100 | comissao shopee e ML=7800 | embalagem=850
flores 9.600, vasos e fita 1.100, entregador por corrida 1.400, mei... já é simples 1.200 => flores=9600 | vasos e fita=1100 | entregador por corrida=1400 | mei... já é simples=1200
gás 3 botijão 345\nmotoboy 1.600\nDAS 76\nluz uns 280 => gás botijão=345 | motoboy=1600 | DAS=76 | luz=280
insumos (pão, blend, batata) 24.100; taxa ifood 14.700; gás/luz 2.600 => insumos=24100 | taxa ifood=14700 | gás/luz=2600
leite, polpa, liga neutra, casquinha 9.800 + energia 3.900 + pessoal 6.600 => leite, polpa, liga neutra, casquinha=9800 | energia=3900 | pessoal=6600
comida e bebida 43mil / folha 33mil / retirada dos dois 12.000 => comida e bebida=43000 | folha=33000 | retirada dos dois=12000
imposto (anexo V acho) 9.700\nparcela do raio x 2.150 => imposto=9700 | parcela do raio x=2150
repasse aos médicos 68.000, lucro presumido 16,3%, sistema e faturista 3.900 => repasse aos médicos=68000 | sistema e faturista=3900 | lucro presumido=16.3%
comissao dos 4 barbeiros 50% = 13.900\nagua luz 720\nsistema de agenda 149 => comissao dos barbeiros=13900 | agua luz=720 | sistema de agenda=149
fresagem fora 140 elementos x 95, motoboy 2.300 => fresagem fora=13300 | motoboy=2300
2 tecnicos 3.400 cada com encargo, ajudante 1.900, gasolina 2.600 => tecnicos=6800 | ajudante=1900 | gasolina=2600
gasolina 900, 2 ajudantes na diária 3.400, aluguel 1.500 => gasolina=900 | ajudantes na diária=3400 | aluguel=1500
produtos 1.450 - sala 1.300 - das 80,90 - curso 350 => produtos=1450 | sala=1300 | das=80.9 | curso=350
combustivel 5.800, manut. e seguro dos 4 carros 3.900, taxas detran 2.400 => combustivel=5800 | manut. e seguro dos carros=3900 | taxas detran=2400
profs 12.600\naluguel 5.900 (vai pra 8.400)\nlivros/franquia 4.100 => profs=12600 | aluguel=5900 | livros/franquia=4100
peças 17 mil\n3 mecanico 9.600\naluguel 2,8 mil => peças=17000 | mecanico=9600 | aluguel=2800
folha c/ encargos 49.000, VT e VA 7.800, uniforme 600 => folha c/ encargos=49000 | VT e VA=7800 | uniforme=600
Salários R$ 38.500,00; Pró-labore R$ 15.000,00; Sistema contábil R$ 3.200,00 => Salários=38500 | Pró-labore=15000 | Sistema contábil=3200
sala 1900 / oab, sistema e internet 700 / retirada 9k => sala=1900 | oab, sistema e internet=700 | retirada=9000
diesel 34 mil, prestação dos caminhão 14.200, seguro 3 mil => diesel=34000 | prestação dos caminhão=14200 | seguro=3000
equipe freela 11.000; buffet terceirizado 9.500; decoração/flores 4.200 => equipe freela=11000 | buffet terceirizado=9500 | decoração/flores=4200
chave virgem e fechadura 1.300, gasolina da moto 480, ponto 650, DAS 80 => chave virgem e fechadura=1300 | gasolina da moto=480 | ponto=650 | DAS=80
mdf e ferragem 24 mil; ajudantes 8.4 mil; luz 900 => mdf e ferragem=24000 | ajudantes=8400 | luz=900
chapas, tubo e solda: 98 mil\nescritório 4k => chapas, tubo e solda=98000 | escritório=4000
oleos, manteigas e essencias 5.200 + embalagem 2.400 + correio 1.300 => oleos, manteigas e essencias=5200 | embalagem=2400 | correio=1300
adubo e defensivo uns 11 mil/mes na média, mão de obra 9 mil, colheita (panha) é 40% do custo, secador e lenha 2mil => adubo e defensivo=11000 | mão de obra=9000 | secador e lenha=2000 | colheita=40%c
potes e rotulo 1.400, gasolina p/ ir nos apiarios 950, MEI 80 => potes e rotulo=1400 | gasolina p/ ir nos apiarios=950 | MEI=80
Devs PJ 31k, suporte CLT 7.5k, AWS 6.2k => Devs PJ=31000 | suporte CLT=7500 | AWS=6200
salário camareira/recepção 16.000 - booking 18% - café da manha 5.300 => salário camareira/recepção=16000 | café da manha=5300 | booking=18%
func. 9.800; aluguel 4,2 mil; retirada minha 4.000; retirada do socio 4.000 => func.=9800 | aluguel=4200 | retirada minha=4000 | retirada do socio=4000
aluguel 1.200, DAS 80, contador 90, celular 45 => aluguel=1200 | DAS=80 | contador=90 | celular=45
MEI 76\naluguel 800 => MEI=76 | aluguel=800
internet 99\ntelefone 59\nspotify 22 => internet=99 | telefone=59 | spotify=22
aluguel 1.500, 2 funcionários 1.600 cada => aluguel=1500 | funcionários=3200
2 funcionários de 1.800, luz 300 => funcionários=3600 | luz=300
4 professores a 2.500 => professores=10000
3 funcionários, 2.050 cada\nluz 400 => funcionários=6150 | luz=400
salário 2.050 x 3; luz 500 => salário=6150 | luz=500
salário 3 x 2.050 = 6.150; luz 500 => salário=6150 | luz=500
3 vendedoras x 1.700\naluguel 2.000 => vendedoras=5100 | aluguel=2000
dois pró-labores de 9.500, nuvem 4.600 => dois pró-labores=19000 | nuvem=4600
três soldadores a 3.200, gás 900 => três soldadores=9600 | gás=900
pro labore 2 sócios 3.000 cada, folha 9.000 => pro labore sócios=6000 | folha=9000
retirada minha e da minha irmã 2.500 cada, luz 300 => retirada minha e da minha irmã=5000 | luz=300
folha 3 pessoas 7.500 => folha pessoas=7500
folha (3 pessoas) 7.500 => folha=7500
folha (3 x 1.800), luz 500 => folha=5400 | luz=500
ajudantes: 2 x R$ 1.500,00\nmaterial: R$ 4.000,00 => ajudantes=3000 | material=4000
diarista 150 por semana, luz 200 => diarista=650 | luz=200
diarista 2x por semana 150, luz 200 => diarista=1300 | luz=200
gasolina 50 por dia\nluz 200 => gasolina=1300 | luz=200
IPTU 2.400 por ano; aluguel 3.000 => IPTU=200 | aluguel=3000
seguro 3.600/ano, luz 300 => seguro=300 | luz=300
contador 1.200 por trimestre, luz 300 => contador=400 | luz=300
adubo 12 mil por semestre; diesel 900 => adubo=2000 | diesel=900
ajudante 600 por quinzena; luz 100 => ajudante=1200 | luz=100
luz 2.000 a 2.500; aluguel 3.000 => luz=2250 | aluguel=3000
mercadoria 20 a 25 mil; folha 8 mil => mercadoria=22500 | folha=8000
insumos entre 8.000 e 9.000, aluguel 2.000 => insumos=8500 | aluguel=2000
luz de 800 a 1.000, aluguel 2.000 => luz=900 | aluguel=2000
compras 15-18 mil, aluguel 2.000 => compras=16500 | aluguel=2000
aluguel era 2.000 agora 2.600; luz 400 => aluguel=2600 | luz=400
luz subiu de 900 pra 1.300; aluguel 2.000 => luz=1300 | aluguel=2000
aluguel 3.000 vai pra 3.600 em janeiro; luz 500 => aluguel=3000 | luz=500
aluguel 3.000 -> 3.600; luz 500 => aluguel=3000 | luz=500
12 mil de folha, 3,5 mil de aluguel => folha=12000 | aluguel=3500
gasto 5.000 com marketing e 3.000 com aluguel => marketing=5000 | aluguel=3000
gasto 12 mil com carne, arroz e feijão, 4 mil de aluguel => carne, arroz e feijão=12000 | aluguel=4000
pago 2.000 de aluguel, 900 de luz e 1.500 pra ajudante => aluguel=2000 | luz=900 | ajudante=1500
R$ 2.000 aluguel\nR$ 500 luz\nR$ 76 MEI => aluguel=2000 | luz=500 | MEI=76
2.000 aluguel, 500 luz, 300 internet => aluguel=2000 | luz=500 | internet=300
aluguel 4500 funcionários 14.000 luz 800 => aluguel=4500 | funcionários=14000 | luz=800
folha 10k aluguel 2k luz 1k => folha=10000 | aluguel=2000 | luz=1000
internet 99,90 telefone 59,90 sistema 189,00 => internet=99.9 | telefone=59.9 | sistema=189
Aluguel\n2000\nFolha\n9000 => Aluguel=2000 | Folha=9000
Aluguel\t2.000,00\nFolha\t9.000,00 => Aluguel=2000 | Folha=9000
Aluguel,4000,Folha,9000 => Aluguel=4000 | Folha=9000
- aluguel: 2.000\n- luz: 300\n- MEI: 80 => aluguel=2000 | luz=300 | MEI=80
• aluguel R$ 2.000\n• luz R$ 300 => aluguel=2000 | luz=300
1) aluguel 2.000\n2) luz 300 => aluguel=2000 | luz=300
1. Folha 12.000\n2. Aluguel 3.000 => Folha=12000 | Aluguel=3000
ALUGUEL 2.000 FOLHA 9.000 => ALUGUEL=2000 | FOLHA=9000
aluguel=2000;luz=300;agua=90 => aluguel=2000 | luz=300 | agua=90
aluguel: 2.000,00 | luz: 300,00 | contador: 350,00 => aluguel=2000 | luz=300 | contador=350
aluguel R$2.000, luz R$300 e água R$80 => aluguel=2000 | luz=300 | água=80
aluguel rs 2.000, luz rs 300 => aluguel=2000 | luz=300
aluguel2000 luz300 => aluguel=2000 | luz=300
folha(12.000), aluguel(3.500) => folha=12000 | aluguel=3500
aluguel 2.000 + 300 de condomínio => aluguel=2000 | condomínio=300
aluguel 2 mil e quinhentos, luz 300 => aluguel=2500 | luz=300
aluguel três mil, folha doze mil => aluguel=3000 | folha=12000
mercadoria 46 mil, folha 12, aluguel 6, luz 1.200 => mercadoria=46000 | folha=12000 | aluguel=6000 | luz=1200
luz e água 900 e aluguel 2.000 => luz e água=900 | aluguel=2000
luz + água 900 / aluguel + condomínio 2.000 => luz + água=900 | aluguel + condomínio=2000
luz, água e internet: 900; aluguel: 2.000 => luz, água e internet=900 | aluguel=2000
carne (boi, porco e frango) 22 mil, pão 3 mil, refri/cerveja 8 mil => carne=22000 | pão=3000 | refri/cerveja=8000
bebidas 14.000 (cerveja 9.000 e refri 5.000), aluguel 3.000 => bebidas=14000 | aluguel=3000
parcela do caminhão 12/48 3.200, diesel 9.000 => parcela do caminhão=3200 | diesel=9000
financiamento 36x de 1.250; aluguel 2.000 => financiamento=1250 | aluguel=2000
máquina em 10x de 890, aluguel 2.000 => máquina=890 | aluguel=2000
10 parcelas de 500 do forno, aluguel 2.000 => parcelas=500 | aluguel=2000
empréstimo 30 mil parcela 1.200; luz 300 => parcela=1200 | luz=300
aluguel 2.000 todo dia 10; luz 300 => aluguel=2000 | luz=300
aluguel vence dia 5: 2.000; luz 300 => aluguel vence=2000 | luz=300
internet 500 mega 120, luz 300 => internet mega=120 | luz=300
ração 40 sacos 5.200; ajudante 1.800 => ração sacos=5200 | ajudante=1800
leite 3.000 litros 6.900; açúcar 800 => leite litros=6900 | açúcar=800
segurança 24h 800; luz 300 => segurança=800 | luz=300
comissão 10% das vendas; aluguel 2.000 => aluguel=2000 | comissão=10%
aluguel 2.000, maquininha 3,5%, ifood 27% => aluguel=2000 | maquininha=3.5% | ifood=27%
mercado livre 16%, mercadoria 12.000 => mercadoria=12000 | mercado livre=16%
royalties 5% do faturamento, folha 9.000 => folha=9000 | royalties=5%
mercadoria 60% do que vendo, aluguel 2.000 => aluguel=2000 | mercadoria=60%
6% de imposto, aluguel 2.000 => aluguel=2000 | imposto=6%
airbnb cobra 15%, limpeza 1.800 => limpeza=1800 | airbnb=15%
juros 2% ao mês, aluguel 2.000 => aluguel=2000 | !juros 2%
margem 30%, aluguel 2.000 => aluguel=2000 | !margem 30%
mão de obra 30% do custo, material 7.000 => material=7000 | mão de obra=30%c
domínio 12, aluguel 2.000 => aluguel=2000 | !domínio 12
aluguel 2 500, luz 300 => luz=300 | !aluguel 2 500
funcionários 3, aluguel 2.000 => aluguel=2000
tenho 3 funcionários e pago 5.400 de salário, luz 300 => salário=5400 | luz=300
estoque 40 mil parado, aluguel 3 mil, dívida de 80 mil no banco, parcela 3.200 => aluguel=3000 | parcela=3200
faturamento 50.000; aluguel 3.000; luz 500 => aluguel=3000 | luz=500
aluguel 3.000; luz 500; total 3.500 => aluguel=3000 | luz=500
mercadoria uns 8 mil, mais ou menos 1.000 de luz => mercadoria=8000 | luz=1000
luz +/- 400, agua ~120, internet ± 100 => luz=400 | agua=120 | internet=100
Aluguel .......... 2.000\nLuz .......... 300 => Aluguel=2000 | Luz=300
aluguel -> 2000\nluz -> 300 => aluguel=2000 | luz=300
aluguel/condominio/iptu 3.900, vale transporte 640 => aluguel/condominio/iptu=3900 | vale transporte=640
combustível (2 motos) 900; seguro das motos 210 => combustível=900 | seguro das motos=210
ingredientes (chocolate, leite condensado, manteiga) 3.400, embalagens (caixa, fita) 620, gás 130, MEI 81 => ingredientes=3400 | embalagens=620 | gás=130 | MEI=81
moças da limpeza 3.200; cozinheira 2.300; menino do balcão 1.600 => moças da limpeza=3200 | cozinheira=2300 | menino do balcão=1600
simples nacional 2.870,45; inss 760,00; fgts 512,30 => simples nacional=2870.45 | inss=760 | fgts=512.3
Aluguel da loja: 4.500,00 reais por mês. Funcionários: 12.000,00 reais por mês. => Aluguel da loja=4500 | Funcionários=12000
arrendo 2 alqueires 1.800; sementes e adubo 6.500; trator (hora) 1.200 => arrendo alqueires=1800 | sementes e adubo=6500 | trator=1200
vacina, brinco e sal mineral 2.100\npeão 2.400\npasto arrendado 3.000 => vacina, brinco e sal mineral=2100 | peão=2400 | pasto arrendado=3000
servidor US 180 => !servidor US 180
aws 3.100/mês; licenças 900/mês; freela 2.000 => aws=3100 | licenças=900 | freela=2000
2 salas 1.900; recepcionista 1.850; esterilização 310 => salas=1900 | recepcionista=1850 | esterilização=310
Advogado - 1.000 / Contador - 850 / Sistema - 299 => Advogado=1000 | Contador=850 | Sistema=299
tecido 18.000,00 linha e zíper 2.300,00 luz 700,00 => tecido=18000 | linha e zíper=2300 | luz=700
folha 20% do faturamento, aluguel 3.000 => aluguel=3000 | folha=20%
kit de higiene 450 cada quarto, são 3 quartos; luz 900 => kit de higiene=450 | luz=900
monitores 4 por festa a 120, 8 festas por mês; bolo 2.000 => !monitores | bolo=2000
gasto tudo uns 20 mil => 
acho que uns 20 mil no total => 
nao sei => 
aluguel, luz e folha => 
agua 60\nluz 180\naluguel 700 => agua=60 | luz=180 | aluguel=700
fornecedor A 12.000, fornecedor B 7.500, luz 800 => fornecedor A=12000 | fornecedor B=7500 | luz=800
1,2 milhão de insumos e 300 mil de energia => insumos=1200000 | energia=300000
meu salário 3.000, dois ajudantes 3.600 => meu salário=3000 | dois ajudantes=3600
repasse das terapeutas 36.500 / recepção e faturamento (2 pessoas) 8.100 / material 900 => repasse das terapeutas=36500 | recepção e faturamento=8100 | material=900
gás 54.560\nágua 1.750 galão a 6,50 11.375\nfolha 9.800\nvasilhame novo quando precisa, 210 cada => gás=54560 | água=11375 | folha=9800
aluguel terreno 9500 / funcionarios 3 10800 / diesel trator 2300 => aluguel terreno=9500 | funcionarios=10800 | diesel trator=2300
Matéria prima 31.200\nProdução por peça, pessoal da fábrica 8.200\nSimples 5.900 => Matéria prima=31200 | pessoal da fábrica=8200 | Simples=5900
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ =>\s?/) as [text: string, wanted: string])
