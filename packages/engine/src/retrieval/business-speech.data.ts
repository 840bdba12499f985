/**
 * How owners speak of business, for the consultant alone: one line, one meaning, the plainest word first. 'nao_gira' is an
 * expression, found as it stands once accents are folded and abbreviations written out. A word may stand in several lines.
 */
export const BUSINESS_SPEECH = `
cliente freguês freguesa clientela freguesia comprador compradora consumidor consumidora fregueses público
hóspede cliente visitante turista viajante
paciente cliente
aluno aluna estudante matriculado
tutor cliente
inquilino locatário
passageiro cliente
noiva noivo cliente contratante
patroa patrão contratante
morador condômino síndico condomínio
tomador contratante embarcador
pais mãe pai família responsável mãezinha
crianca filho menino menina guri guria garoto garota pequeno
quebrar quebrou pifar pifou estragar enguiçar enguiçou parou_de_funcionar deu_defeito deu_pane deu_problema deu_pau deu_pt queimou travou nao_liga nao_funciona parou_do_nada vive_parando vive_quebrando vive_na_oficina
máquina equipamento aparelho maquinário motor ferramenta forno geladeira freezer serra torno prensa trator colheitadeira compressor impressora
veículo carro caminhão van moto utilitário caminhonete furgão carreta frota ônibus
conserto consertar reparo reparar arrumar manutenção revisão
sumir sumiu desaparecer desapareceu nao_voltou nunca_mais_voltou nunca_mais_veio nao_responde parou_de_vir deixou_de_vir nao_da_noticia nao_deu_noticia nao_aparece evaporou escafedeu
calote inadimplência nao_pagou nao_paga nao_me_paga nao_me_pagou ficou_devendo ficaram_devendo fica_devendo ta_me_enrolando me_enrola enrolando nao_acertou nao_acerta nao_quitou caloteiro devedor pendura
atrasar atraso atrasado demora_pagar demora_a_pagar demora_para_pagar paga_atrasado nao_paga_em_dia
receber recebimento cair_na_conta entrar_dinheiro acertar_comigo
prazo pra_30 30_dias 45_dias 60_dias 90_dias a_perder_de_vista faturado duplicata boleto
fiado caderneta caderninho pendurar prego fiadinho marcar_na_conta comprar_fiado crediário carnê
funcionário colaborador empregado ajudante auxiliar equipe pessoal time atendente balconista menina_do_caixa moça_do_caixa rapaz_da_loja menina_da_loja rapaz menina moça operador
cozinheiro cozinheira chapeiro pizzaiolo chef confeiteiro padeiro churrasqueiro cozinha
garçom garçonete atendente salão
cabeleireira manicure barbeiro esteticista depiladora maquiadora profissional parceira
pedreiro servente azulejista pintor eletricista encanador gesseiro mestre_de_obra
costureira facção costura modelista bordadeira
motorista motoboy entregador caminhoneiro condutor moto_boy
vendedor vendedora balconista representante consultor_de_venda corretor
professor professora instrutor docente monitor treinador personal
dentista médico médica fisioterapeuta psicóloga psicólogo nutricionista terapeuta profissional
recepção recepcionista secretária atendente
faxineira diarista faxina limpeza limpar zeladora
gerente encarregado supervisor líder coordenador responsável chefe
sócio sócia parceiro sociedade
contratar admitir empregar botar_gente por_gente arrumar_gente achar_gente arranjar_gente colocar_alguém
demitir mandar_embora dispensar desligar demissão botar_pra_fora por_pra_fora rua
faltar falta ausência nao_veio nao_vem nao_apareceu nao_comparece dar_cano deu_cano deu_bolo dar_bolo deixou_na_mão me_deixou_na_mão furou furar nao_compareceu esquece_a_consulta esqueceu_a_consulta
desmarcar desmarcou remarcar cancelar_em_cima cancela_em_cima em_cima_da_hora última_hora
cancelar cancelamento desistir desistência desistiu desfazer voltou_atrás trancar trancamento rescindir largar abandonar abandono
sair pedir_as_contas pediu_as_contas pedir_demissão pediu_demissão largou_o_emprego foi_embora rotatividade turnover nao_param nao_para_ninguém
brigar briga discussão bate_boca conflito intriga fofoca picuinha desentendimento treta richa rixa
preguiça corpo_mole enrola_no_serviço nao_rende faz_hora encostado desanimado desmotivado mole
salário pagamento ordenado remuneração vencimento holerite
aumento aumento_de_salário ganhar_mais reajuste_salarial
comissão porcentagem porcentual percentual
treinar ensinar capacitar treinamento orientar formar passar_o_serviço novato iniciante aprender
padronizar padrão padronizado mesmo_jeito cada_um_faz_de_um_jeito de_um_jeito do_seu_jeito ficha_técnica receita_padrão procedimento
erro errar errado falha engano besteira trocado retrabalho refazer refazer_de_novo medida_errada saiu_errado veio_errado
defeito problema avaria garantia vício
qualidade mal_feito malfeito capricho acabamento
reclamar reclamação queixa queixar reclamam bronca chateado insatisfeito xingar falou_mal
avaliação estrela comentário nota_no_google resenha falou_mal_na_internet
grosseiro mal_educado grosso estúpido difícil chato encrenqueiro
devolver devolução troca trocar estorno reembolso dinheiro_de_volta ressarcir arrependeu
caução sinal entrada adiantamento adiantado arras
desconto abatimento pechincha pechinchar pechincham chorar_preço choro_no_preço baixar_o_preço fazer_mais_barato por_menos precinho
caro salgado carinho_demais puxado absurdo alto achou_caro acham_caro
barato em_conta preço_baixo baratinho popular
preço valor cobrar tabela precificar precificação preço_de_venda quanto_cobro quanto_cobrar quanto_peço
reajustar reajuste aumentar_preço aumentar_o_preço subir_preço subir_o_preço subir_tabela subir_a_tabela repassar repasse repasso corrigir_preço mesmo_preço_há mesmo_preço_faz
subir subiu aumentou aumentar encareceu disparou foi_lá_em_cima inflação ficou_mais_caro
cair caiu baixou despencou diminuiu minguou encolheu reduziu
custo custar gasto gastar despesa sai_por me_custa quanto_me_custa
lucro lucrar ganho sobra sobrar rende retorno
margem margem_de_lucro lucratividade rentabilidade
prejuízo perder_dinheiro perdi_dinheiro dou_prejuízo no_vermelho negativo trabalho_de_graça trabalhar_de_graça pagar_pra_trabalhar pagando_pra_trabalhar trocando_dinheiro trocar_dinheiro
dinheiro grana bufunfa verba din dindin
caixa fluxo_de_caixa caixa_apertado caixa_curto sem_dinheiro nao_sobra_nada sufoco aperto apertado
capital_de_giro giro caixa
dívida dever endividado devo débito empréstimo
empréstimo financiamento crédito financiar banco juros cheque_especial
imposto tributo simples das tributação icms iss
aluguel locação alugar arrendar arrendamento
luz energia conta_de_luz conta_de_energia
combustível diesel gasolina etanol álcool óleo_diesel
gás botijão
água conta_de_água
internet online virtual site
insumo ingrediente matéria_prima material mercadoria_de_produção
fornecedor distribuidor atacadista distribuidora fabricante representante
atravessador intermediário comprador cerealista
comprar compra pedido encomendar abastecer
encalhado encalhar encalhe parado nao_gira nao_sai nao_vende ninguém_leva ninguém_compra ninguém_quer empacado mofando juntando_poeira pegando_poeira ponta_de_estoque
estoque mercadoria inventário almoxarifado depósito prateleira
faltar_produto ruptura acabou_o_produto em_falta sem_estoque desabastecido
sobra sobrar excesso demais comprei_demais volto_com_metade volta_com_metade sobrou sobrando resto
perda perder desperdício estragar estragou jogar_fora jogo_fora vai_pro_lixo apodrecer apodreceu murchar vencer venceu vencem
validade vencer vencido vencimento
retalho sobra_de_corte refugo apara corte
furto roubo roubar furtar desvio desviar some_dinheiro sumiu_dinheiro some_mercadoria levar_sem_pagar mão_leve
conferência conferir fechamento diferença nao_bate quebra_de_caixa furo_de_caixa
golpe fraude falso enganado trapaça pix_falso
movimento freguesia fluxo_de_gente passante
vazio parado as_moscas às_moscas entregue_às_moscas ninguém_aparece ninguém_entra ocioso sem_movimento fraco morto deserto
lotado cheio enche lota bomba fila superlotado
feriado alta_temporada verão fim_de_ano natal férias carnaval
baixa_temporada entressafra fora_de_temporada fora_da_temporada sazonalidade inverno mês_fraco época_fraca tempo_ruim
dia_fraco segunda_feira terça_feira quarta_feira meio_da_semana segunda terça quarta quinta
fim_de_semana sábado domingo sexta
vender venda vendas desovar escoar
vender_mais aumentar_venda aumentar_as_vendas bombar alavancar crescer_venda
orçamento proposta cotação
fechar_venda fechar nao_fecha nao_fecham some_depois_do_orçamento pede_preço_e_some só_pesquisa
divulgar divulgação propaganda anúncio anunciar marketing panfleto tráfego impulsionar
instagram rede_social redes_sociais reels postagem postar seguidores curtida facebook tiktok
indicação indicar boca_a_boca recomendar recomendação indicarem
fidelizar fidelidade cartão_fidelidade cashback pontos voltar retorno recompra
concorrente concorrência rival outra_loja loja_igual mesmo_ramo abriu_do_lado abriu_em_frente abriu_perto igual_a_minha vizinho_abriu
rede grande franquia loja_grande rede_grande supermercado gigante
aplicativo app ifood plataforma marketplace delivery
entrega entregar despachar levar delivery frete
demora demorar demorado lento devagar espera esperar atrasado demoro
fila espera sala_de_espera aguardar
agenda horário marcar agendamento encaixe hora_marcada
horário_vago buraco_na_agenda janela furo_na_agenda horário_perdido agenda_furada cadeira_parada cadeira_vazia
urgência urgente pressa pra_ontem correndo emergência_de_serviço de_última_hora
prazo data_de_entrega entregar_no_prazo passa_do_prazo estourar_prazo estoura_o_prazo fura_o_prazo
escopo mais_serviço serviço_a_mais pede_mudança muda_o_projeto mudança_toda_hora mudar_toda_hora pede_mais coisinha_a_mais aproveita_e_faz já_que_está_aqui
contrato acordo combinado por_escrito de_boca papel_assinado termo
obra reforma construção empreitada empreita
medição parcela_da_obra etapa
arranhar arranhou riscar riscou amassar danificar dano estragou_o_carro quebrou_o_vidro rasgar rasgado
retirar buscar vir_buscar nao_buscou nao_retirou esqueceu_aqui deixou_aqui abandonado
consulta sessão atendimento procedimento
convênio plano_de_saúde plano operadora unimed
glosa glosar glosou guia_recusada nao_pagaram_a_guia
retorno_de_paciente abandona_o_tratamento para_no_meio largou_o_tratamento
remédio medicamento farmácia drogaria
turma classe sala_de_aula
matrícula matricular rematrícula rematricular inscrição
mensalidade parcela_da_escola semestralidade anuidade
evasão sair_da_escola perdi_alunos perder_aluno perdi_aluno tirou_o_filho
aula lição curso ensino
substituto cobrir_falta por_no_lugar colocar_no_lugar repor
plantar plantio cultivo lavoura roça horta
colher colheita safra
chuva choveu temporal enchente granizo geada molhou alagou
seca estiagem sem_chuva falta_de_água
praga doença_da_planta lagarta fungo ferrugem
leite ordenha vaca litro_de_leite
gado boi bezerro rebanho cabeça arroba novilha
ração silagem trato comida_dos_animais sal_mineral
frango galinha granja ave ovo
porco suíno leitão
peixe tilápia tanque piscicultura
feira banca barraca feirante
queijo derivado laticínio
caixa_de_tomate tomate alface verdura hortaliça folhosa legume
adubo fertilizante calcário esterco
terra hectare alqueire pasto área
merenda pnae escola_pública prefeitura
prefeitura governo órgão_público licitação estado
cooperativa associação
fábrica indústria chão_de_fábrica galpão
produção produzir fabricar fabrico confeccionar peças_por_dia
produtividade rendimento ritmo render mais_peças
gargalo trava tudo_para emperra
preparação setup troca_de_máquina regulagem
lote batelada partida
móvel armário marcenaria mesa guarda_roupa planejado
serralheria portão solda grade estrutura_metálica
roupa blusa calça vestido camiseta peça moda confecção
sapato calçado tênis sandália
tecido malha pano
bolo torta doce confeitaria brigadeiro
pão padaria panificação
pizza pizzaria
lanche hambúrguer lanchonete sanduíche
marmita quentinha prato_feito refeição almoço
salgado coxinha pastel
restaurante comida bar boteco
cardápio menu itens_no_cardápio
porção quantidade gramas tamanho_do_prato
cabelo_na_comida bicho_na_comida sujeira_na_comida higiene
software sistema aplicativo_próprio programa saas
assinante usuário mensalista recorrente
cancelamento_de_assinatura churn cancelam
suporte chamado ticket_de_suporte dúvida_de_cliente
servidor nuvem hospedagem_de_site aws caiu_o_sistema fora_do_ar saiu_do_ar
programador desenvolvedor dev
site página loja_virtual ecommerce
hora trabalhada estimativa quantas_horas
freela freelancer autônomo por_conta conta_própria bico
frete transporte carga mudança transportadora
volta_vazio vazio_na_volta retorno_vazio carga_de_retorno
quilômetro km rodar rodagem deslocamento
deslocamento trânsito distância longe ir_até ida viagem
taxa_de_deslocamento taxa_de_visita visita
pneu óleo mecânico oficina
estacionamento vaga pátio
pousada hotel airbnb quarto diária chalé hostel
reserva reservar booking
passeio turismo guia_turístico excursão
festa evento casamento buffet aniversário decoração
brinquedo pula_pula locação_de_brinquedo
locação alugar_equipamento aluguel_de_equipamento
artesanato crochê tricô bordado feito_à_mão manual peça_única
pintura quadro arte
foto fotografia fotógrafo ensaio
academia musculação pilates crossfit
salão barbearia estética beleza
unha manicure esmalte pedicure
banho_e_tosa pet pet_shop cachorro tosa
veterinária clínica_veterinária
ótica óculos armação lente
gráfica impressão banner cartão_de_visita
lavanderia lavar passar_roupa
chaveiro dedetização jardinagem piscineiro
imobiliária corretor imóvel
advogado contador escritório
igreja ong associação doação doador
condomínio prédio síndico
dividir rachar ratear rateio repartir meio_a_meio
sala consultório cadeira box espaço
separar misturar misturo misturado conta_de_casa conta_pessoal dinheiro_de_casa tirar_do_caixa
retirada pró_labore tirar_dinheiro meu_salário salário_do_dono
marido esposa mulher cônjuge casal companheiro
filho filha herdeiro sobrinho parente familiar cunhado irmão família
férias descanso folga parar_uns_dias viajar
cansado esgotado exausto sobrecarregado nao_aguento_mais estressado
tempo correria apagar_incêndio dia_inteiro nao_tenho_tempo
delegar largar_na_mão passar_pra_outro tudo_passa_por_mim tudo_sou_eu tudo_eu faço_tudo_sozinho
organizar controlar controle bagunça anotar caderno planilha
meta objetivo plano
filial segunda_loja segunda_unidade outra_loja outra_unidade expandir abrir_outra
fechar_as_portas encerrar fechar_a_empresa baixar_o_cnpj parar_com_tudo desistir_da_empresa
vender_a_empresa passar_o_ponto passo_o_ponto
abrir começar montar iniciar
mudar_de_ramo mudar_o_negócio trocar_de_ramo passar_a_loja virar_loja_de transformar
mudar_de_ponto mudança_de_endereço outro_ponto mudar_de_lugar
novidade produto_novo serviço_novo lançar lançamento acrescentar incluir
parar_de_vender deixar_de_vender tirar_do_cardápio cortar_item
kit combo pacote
brinde cortesia de_graça amostra grátis
promoção oferta liquidação queima saldão
vitrine exposição fachada manequim prateleira_bonita
experimentar provador provar
compra_na_internet compra_online shopee mercado_livre amazon shein
parcelar parcelamento vezes prestação em_10x em_12x
maquininha cartão taxa_do_cartão débito
antecipar antecipação adiantar_recebível
pix transferência
nota_fiscal cupom_fiscal emitir_nota
mei microempreendedor
contador contabilidade escritório_contábil
multa autuação notificação fiscal fiscalização
alvará licença vigilância bombeiro
processo justiça advogado ação
acidente machucar machucou ferir feriu cortou_o_dedo
batida bateu_o_carro bateu colisão amassou_o_carro
doente atestado afastado adoecer
seguro apólice sinistro
câmera filmar gravação vigiar
senha invadido hacker vírus vazou
dependência depender dependo só_um_cliente cliente_só único 70%_do 80%_do maior_parte
cliente_grande grande_empresa rede_compradora
quantidade_mínima pedido_mínimo só_vende_acima só_entrega_se
exclusividade exclusivo só_com_ele
copiar imitar cópia plagiar
marca nome logotipo registro
amigo vizinho conhecido parente
vergonha timidez sem_jeito constrangido
noite madrugada fora_de_hora fora_do_horário fim_de_semana_mensagem
mensagem whatsapp áudio zap
celular telefone no_celular
ligar telefonar chamar
bairro região cidade_pequena
escondido ponto_ruim rua_sem_movimento ninguém_passa
barulho som_alto vizinho_reclama fumaça cheiro
limpeza higiene sujeira
uniforme avental farda
gorjeta caixinha dez_por_cento taxa_de_serviço
hora_extra banco_de_horas serão
escala plantão turno revezamento
aposentar aposentadoria inss
herança inventário sucessão morreu faleceu
capacidade dar_conta nao_dou_conta demanda serviço_demais
terceirizar mandar_fazer_fora facção
crescer crescimento expandir aumentar
investir investimento comprar_máquina
valer_a_pena compensar compensa vale_a_pena
dúvida pergunta questionar
acertar acertou acerto acertar_o_resto nao_acertou_o_resto quitar
vez pingado aos_poucos picado a_conta_gotas cai_picado
lotérica bilhete loteria
culpa responsabilidade quem_paga de_quem_é
prova comprovar comprovante registro_do_serviço
mentira mentirosa falso inventado difamar
ciúme inveja
atraso_de_obra obra_atrasa passa_do_prazo
sujo encardido mancha manchou
menor_de_idade adolescente jovem_aprendiz aprendiz
alergia alérgico intolerância glúten
espaço local salão ponto
lote terreno
panela utensílio louça talher
conta boleto carnê guia
tabela_velha preço_velho desatualizado
mais_cedo adiantado antecipado
conversa papo chamar_pra_conversar feedback
elogio agradecer reconhecimento
esperto malandro espertinho
apostila livro material_didático
nota_do_filho boletim prova
garçom_novo novato recém_contratado
ausente longe_do_caixa fora
quilo kg balança pesar granel
tamanho numeração grade medida
cor estampa modelo
ligação_perdida nao_atendo demoro_pra_responder
dar_entrada financiar comprar_parcelado
`
